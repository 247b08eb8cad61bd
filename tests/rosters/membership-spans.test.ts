import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDuring, spansOf } from '../../gateway/rosters/rules/membership-spans.ts'
import { findMembershipProblems, membershipIn } from '../../gateway/rosters/rules/memberships.ts'
import { type Membership, teamsAt } from '../../gateway/rosters/rules/pro-scene.ts'
import { latestOf, printRosterDate, type RosterDate, toRosterDate } from '../../gateway/rosters/rules/roster-date.ts'

const WHOLE = { month: 7, year: 4 } as const

/** The beginning of one course of events: moves at known times, in order. */
const moves = fc
  .array(fc.date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }), {
    minLength: 2,
    maxLength: 9,
  })
  .map((dates) => dates.map((date) => date.toISOString().slice(0, 10)).toSorted())

const precision = fc.constantFrom('day', 'month', 'year', 'unknown')

/** What is known of a date: nothing, or its year, month or day. */
function knowledgeOf(date: string, known: 'day' | 'month' | 'year' | 'unknown'): RosterDate | null {
  if (known === 'unknown') return null
  return toRosterDate(known === 'day' ? date : date.slice(0, WHOLE[known]))
}

/** A true course of events in teams A, B, C …, and the memberships that are known of it. */
const course = fc.tuple(moves, fc.infiniteStream(precision), fc.boolean()).map(([dates, precisions, lasts]) => {
  const pairs = dates.flatMap((from, index) => {
    const to = dates[index + 1]
    return index % 2 === 1 || to === undefined ? [] : [{ from, to }]
  })
  return pairs.map(({ from, to }, index): { readonly true: Span; readonly known: Membership } => {
    const isCurrent = lasts && index === pairs.length - 1
    const [begin, end] = [from, to].map((date) => knowledgeOf(date, precisions.next().value ?? 'day'))
    return {
      true: { from: Date.parse(from), to: isCurrent ? Infinity : Date.parse(to) },
      known: membershipIn(String.fromCharCode(65 + index), {
        from: begin?.at ?? null,
        fromWithin: begin?.within ?? null,
        ...(!isCurrent && { to: end?.at ?? null, toWithin: end?.within ?? null, endUnknown: end == null }),
      }),
    }
  })
})

interface Span {
  readonly from: number
  readonly to: number
}

const DAY_MS = 86_400_000

describe('a view of a moment', () => {
  it('accepts what is known of any course of events', () => {
    fc.assert(
      fc.property(course, (events) => {
        expect(findMembershipProblems(events.map(({ known }) => known))).toEqual([])
      }),
    )
  })

  it('shows one possible course of events: one team at most, and each date within what is known of it', () => {
    fc.assert(
      fc.property(course, (events) => {
        let free = -Infinity
        for (const { span, ...known } of spansOf(events.map((event) => event.known))) {
          expect(span.from).toBeGreaterThanOrEqual(free)
          expect(span.to).toBeGreaterThanOrEqual(span.from)
          if (known.from !== null) {
            expect(span.from).toBeGreaterThanOrEqual(known.from)
            expect(span.from).toBeLessThanOrEqual(latestOf({ at: known.from, within: known.fromWithin }) + 1)
          }
          if (known.to !== null) {
            expect(span.to).toBeGreaterThanOrEqual(known.to)
            expect(span.to).toBeLessThanOrEqual(latestOf({ at: known.to, within: known.toWithin }) + 1)
          }
          free = span.to
        }
      }),
    )
  })

  it('is the truth when every date is known to the day', () => {
    fc.assert(
      fc.property(moves, fc.nat(1200), (dates, days) => {
        const memberships = dates.slice(1).map((to, index) => {
          return membershipIn(String(index), { from: Date.parse(dates[index] ?? ''), to: Date.parse(to) })
        })
        const at = Date.parse('2023-12-01') + days * DAY_MS
        const truth = memberships.filter(({ from, to }) => (from ?? 0) <= at && at < (to ?? 0)).map(({ team }) => team)
        expect(teamsAt({ memberships }, at)).toEqual(truth)
      }),
    )
  })

  it('is the truth at every moment that an imprecise date does not touch', () => {
    fc.assert(
      fc.property(course, fc.nat(1200), (events, days) => {
        const at = Date.parse('2023-12-01') + days * DAY_MS
        const isTouched = events.some(({ known }) =>
          [
            { at: known.from, within: known.fromWithin, open: known.from === null },
            { at: known.to, within: known.toWithin, open: known.endUnknown },
          ].some(
            (date) => date.open || (date.at !== null && date.at <= at && at <= latestOf({ ...date, at: date.at })),
          ),
        )
        fc.pre(!isTouched)
        const truth = events.filter((event) => isDuring(event.true, at)).map(({ known }) => known.team)
        expect(teamsAt({ memberships: events.map(({ known }) => known) }, at)).toEqual(truth)
      }),
    )
  })

  it.each([
    ['counts a month from its first day', { from: '2026-03' }, '2026-03-01', '2026-02-28'],
    ['counts an end until the last day of its month', { to: '2026-03' }, '2026-03-31', '2026-04-01'],
    ['counts an end until the last day of its year', { to: '2025' }, '2025-12-31', '2026-01-01'],
    ['has nobody whose time ended at an unknown date', { from: '2025', to: 'unknown' }, null, '2025-02-01'],
  ])('%s', (_, { from, to }: { from?: string; to?: string }, shown, hidden) => {
    const [begin, end] = [from, to].map((text) =>
      text === undefined || text === 'unknown' ? null : toRosterDate(text),
    )
    const memberships = [
      membershipIn('ONE', {
        from: begin?.at ?? null,
        fromWithin: begin?.within ?? null,
        to: end?.at ?? null,
        toWithin: end?.within ?? null,
        endUnknown: to === 'unknown',
      }),
    ]
    if (shown !== null) expect(teamsAt({ memberships }, Date.parse(shown))).toEqual(['ONE'])
    expect(teamsAt({ memberships }, Date.parse(hidden))).toEqual([])
  })

  it('keeps a player in a team whose end is unknown until the next one begins', () => {
    const memberships = [
      membershipIn('ONE', { from: Date.parse('2025-01-10'), endUnknown: true }),
      membershipIn('TWO', { from: Date.parse('2026-03-01') }),
    ]
    expect(teamsAt({ memberships }, Date.parse('2026-02-28'))).toEqual(['ONE'])
    expect(teamsAt({ memberships }, Date.parse('2026-03-01'))).toEqual(['TWO'])
  })
})

it.each(['2026', '2026-03', '2026-03-01', '2026-03-01T18:00:00.000Z'])(
  'the date %s is printed as it was written',
  (text) => {
    expect(printRosterDate(toRosterDate(text))).toBe(text)
  },
)
