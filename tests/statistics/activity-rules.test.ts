import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccountMatches, RememberedMatch } from '../../gateway/accounts/rules/account-matches.ts'
import { isRecorded } from '../../gateway/accounts/rules/champion-record.ts'
import { comparePositions } from '../../gateway/shared/position.ts'
import { dayFormatOf, listDays } from '../../gateway/statistics/rules/activity-days.ts'
import { endOfGame, type KnownActivity, knownActivityOf } from '../../gateway/statistics/rules/known-activity.ts'
import { listSessions } from '../../gateway/statistics/rules/sessions.ts'
import { listStreaks, longestOf } from '../../gateway/statistics/rules/streaks.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const START = Date.parse('2026-10-20T12:00:00Z')

/** Ranked solo, draft and Clash, and two modes without records. */
const QUEUES = [420, 400, 700, 450, 1700]

const ZONES = ['UTC', 'Europe/Warsaw', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati']

const game = fc.record({
  queueId: fc.constantFrom(...QUEUES),
  win: fc.boolean(),
  minutes: fc.integer({ min: 1, max: 50 }),
  /** Time from the end of the last game to the start of this one. */
  pauseMinutes: fc.oneof(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 70, max: 3000 }), fc.constantFrom(59, 60)),
})

/** The games of an account, newest first, and up to which of them the history is known without a gap. */
const histories = fc
  .record({ games: fc.array(game, { maxLength: 40 }), gapAfter: fc.nat(40), isWhole: fc.boolean() })
  .map(({ games, gapAfter, isWhole }) => {
    let now = START
    const seen = games
      .map((each, number): RememberedMatch => {
        const startedAt = now + each.pauseMinutes * MINUTE_MS
        now = startedAt + each.minutes * MINUTE_MS
        return { ...NOTHING, ...each, matchId: `EUW1_${number + 1}`, startedAt, durationSeconds: each.minutes * 60 }
      })
      .toSorted(comparePositions)
    const known = seen.slice(0, gapAfter)
    const whole = isWhole && known.length === seen.length
    return { seen, known, isWhole: whole, now, matches: toMatches(seen, known, whole, now) }
  })

const NOTHING = { championId: 1, kills: 0, deaths: 0, assists: 0, creepScore: 0, lane: null }

function toMatches(
  seen: RememberedMatch[],
  known: RememberedMatch[],
  isWhole: boolean,
  fetchedAt: number,
): AccountMatches {
  const positionOf = (match: RememberedMatch | undefined) =>
    match === undefined ? null : { startedAt: match.startedAt, matchId: match.matchId }
  return { seen, stretches: { ALL: { fetchedAt, top: positionOf(known[0]), end: positionOf(known.at(-1)), isWhole } } }
}

const activityOf = (matches: AccountMatches): KnownActivity => {
  const activity = knownActivityOf(matches)
  if (activity === null) throw new Error('The newest games are not known.')
  return activity
}

describe('the known activity of an account', () => {
  it('has the games up to the first gap, and none behind it', () => {
    fc.assert(
      fc.property(histories, ({ matches, known, isWhole, now }) => {
        const since = known.at(-1)?.startedAt ?? null
        expect(activityOf(matches)).toEqual({ games: known, since, isWhole, until: now })
      }),
    )
  })

  it('is null when only games of one queue were looked at', () => {
    const range = { fetchedAt: START, top: null, end: null, isWhole: true }
    expect(knownActivityOf({ seen: [], stretches: { SOLO: range } })).toBeNull()
  })
})

describe('sessions', () => {
  it('have each known game exactly once, in order', () => {
    fc.assert(
      fc.property(histories, ({ matches, known }) => {
        expect(listSessions(activityOf(matches)).flatMap(({ games }) => games)).toEqual(known)
      }),
    )
  })

  it('have breaks of less than an hour inside, and of an hour or more between two of them', () => {
    fc.assert(
      fc.property(histories, ({ matches }) => {
        const sessions = listSessions(activityOf(matches))
        for (const [index, { games, startedAt, endedAt }] of sessions.entries()) {
          for (const [at, later] of games.entries()) {
            const earlier = games[at + 1]
            if (earlier !== undefined) expect(later.startedAt - endOfGame(earlier)).toBeLessThan(60 * MINUTE_MS)
          }
          expect([startedAt, endedAt]).toEqual([
            Math.min(...games.map((each) => each.startedAt)),
            Math.max(...games.map(endOfGame)),
          ])
          const before = sessions[index + 1]
          if (before !== undefined) expect(startedAt - before.endedAt).toBeGreaterThanOrEqual(60 * MINUTE_MS)
        }
      }),
    )
  })

  it('are cut only where the known games end before the history does', () => {
    fc.assert(
      fc.property(histories, ({ matches, isWhole }) => {
        const sessions = listSessions(activityOf(matches))
        expect(sessions.map(({ isCut }) => isCut)).toEqual(
          sessions.map((_, at) => !isWhole && at === sessions.length - 1),
        )
      }),
    )
  })
})

describe('streaks', () => {
  it('have each game with a record exactly once, and change at each other result', () => {
    fc.assert(
      fc.property(histories, ({ matches, known }) => {
        const streaks = listStreaks(activityOf(matches))
        expect(streaks.flatMap(({ win, games }) => Array.from({ length: games }, () => win))).toEqual(
          known.filter(isRecorded).map(({ win }) => win),
        )
        for (const [at, streak] of streaks.entries()) expect(streak.win).not.toBe(streaks[at + 1]?.win)
      }),
    )
  })

  it('never cross a gap: games behind it change nothing', () => {
    fc.assert(
      fc.property(histories, ({ matches, known }) => {
        expect(listStreaks(activityOf(matches))).toEqual(listStreaks(activityOf({ ...matches, seen: known })))
      }),
    )
  })

  it('have a longest one of each kind, of several the newest', () => {
    fc.assert(
      fc.property(histories, fc.boolean(), ({ matches }, win) => {
        const streaks = listStreaks(activityOf(matches)).filter((streak) => streak.win === win)
        const most = Math.max(0, ...streaks.map(({ games }) => games))
        expect(longestOf(listStreaks(activityOf(matches)), win)).toEqual(
          streaks.find(({ games }) => games === most) ?? null,
        )
      }),
    )
  })
})

describe('days', () => {
  it('have all known games together, in every time zone', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(...ZONES), ({ matches, known, now }, zone) => {
        const days = listDays(activityOf(matches), { count: 371, now, dayOf: dayFormatOf(zone) })
        expect(days.reduce((sum, { games }) => sum + games, 0)).toBe(known.length)
        const recorded = days.reduce((sum, { record }) => sum + (record?.games ?? 0), 0)
        expect(recorded).toBe(known.filter(isRecorded).length)
      }),
    )
  })

  it('follow one another without a gap, from the first known day to the last look', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(...ZONES), fc.nat(5), ({ matches, now }, zone, later) => {
        const activity = activityOf(matches)
        const dayOf = dayFormatOf(zone)
        const days = listDays(activity, { count: 371, now: now + later * DAY_MS, dayOf })
        expect(days.at(-1)?.date).toBe(dayOf(now))
        for (const [at, { date }] of days.entries()) {
          const next = days[at + 1]
          if (next !== undefined) expect(Date.parse(next.date) - Date.parse(date)).toBe(DAY_MS)
        }
        if (activity.isWhole)
          expect(days).toHaveLength(
            371 - Math.round((Date.parse(dayOf(now + later * DAY_MS)) - Date.parse(dayOf(now))) / DAY_MS),
          )
        else if (activity.since !== null) expect(days[0]?.date).toBe(dayOf(activity.since))
      }),
    )
  })

  it('are as many as asked for at most, and incomplete where games may be missing', () => {
    const newest = { ...NOTHING, queueId: 420, win: true, durationSeconds: 1800 }
    const seen = [0, 1, 3].map((days) => ({ ...newest, matchId: `EUW1_${9 - days}`, startedAt: START - days * DAY_MS }))
    const activity = activityOf(toMatches(seen, seen, false, START + MINUTE_MS))
    const ask = (count: number) => listDays(activity, { count, now: START, dayOf: dayFormatOf('UTC') })
    expect(ask(30).map(({ date, games, isComplete }) => [date, games, isComplete])).toEqual([
      ['2026-10-17', 1, false],
      ['2026-10-18', 0, true],
      ['2026-10-19', 1, true],
      ['2026-10-20', 1, false],
    ])
    expect(ask(2).map(({ date }) => date)).toEqual(['2026-10-19', '2026-10-20'])
  })
})
