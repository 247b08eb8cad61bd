import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import type { RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { InvalidMatchIdError } from '../../gateway/shared/match-id.ts'
import { toFetched } from '../support/fetched-matches.ts'
import { type Body, matchBody, participantBody } from './match-bodies.ts'

/** Any JSON value, and numbers outside JSON. */
const garbage = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom('BOT', 'TOP', 'FiddleSticks', -1, 0, true, null, undefined),
)

/** The body with some fields replaced or removed, at any depth. */
function spoiled(body: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(body)) return fc.tuple(...body.map(mostlyWhole)).map((parts): unknown[] => parts)
  if (typeof body !== 'object' || body === null) return fc.constant(body)
  return fc.record(Object.fromEntries(Object.entries(body).map(([key, value]) => [key, mostlyWhole(value)])))
}

function mostlyWhole(body: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: spoiled(body), weight: 5 }, { arbitrary: garbage, weight: 1 })
}

const smallBody: Body = matchBody({ participants: [participantBody(0), participantBody(9, { puuid: 'BOT' })] })

/** Returns a match as it is read after it was written. */
function readBack(record: RecordedMatch): RecordedMatch {
  return matchesCollection.schema.parse(matchesCollection.encode?.(record))
}

/** A match with the fields that releases without payloads stored. */
function asOlderRelease({ match, fetchedAt, pros }: RecordedMatch): RecordedMatch {
  const participants = match.participants.map((participant) => ({
    ...participant,
    augments: [],
    spellCasts: [0, 0, 0, 0],
    summonerSpellCasts: [0, 0],
    pings: NOBODY?.pings ?? participant.pings,
    challenges: null,
  }))
  return { match: { ...match, participants }, fetchedAt, pros }
}

const [NOBODY] = normaliseMatch(matchBody({ participants: [{}] })).participants

describe('a recorded match', () => {
  it('is read from the store unchanged', () => {
    const pros = [{ participantId: 3, playerId: 'someone' }]
    const record: RecordedMatch = { ...toFetched(matchBody(), 1_760_002_000_000), pros }
    expect(readBack(record)).toEqual(record)
  })

  it('has a schema with exactly the type of the domain', () => {
    expectTypeOf<z.output<typeof matchesCollection.schema>>().toEqualTypeOf<RecordedMatch>()
  })

  it('is read unchanged, even when it was built from an invalid body', () => {
    fc.assert(
      fc.property(spoiled(smallBody), fc.nat(), (body, fetchedAt) => {
        const record = normalise(body, fetchedAt)
        fc.pre(record !== null)
        expect(readBack(record)).toEqual(record)
        const older = asOlderRelease(record)
        expect(readBack(older)).toEqual(older)
      }),
      { numRuns: 300 },
    )
  })

  it('can be built from any JSON with a match id, and from no other', () => {
    fc.assert(
      fc.property(garbage, garbage, fc.boolean(), (info, participants, named) => {
        const record = normalise({ metadata: { matchId: named ? 'KR_12' : info, participants }, info }, 0)
        expect(record === null).toBe(!named)
        expect(record && readBack(record)).toEqual(record)
      }),
    )
  })

  it('has no pro players when it was stored before they were noted', () => {
    const { match } = asOlderRelease({ match: normaliseMatch(matchBody()), fetchedAt: 1, pros: [] })
    expect(matchesCollection.schema.parse({ match, fetchedAt: 1 })).toEqual({ match, fetchedAt: 1, pros: [] })
  })

  it('is refused when a part is missing', () => {
    const { participants: _, ...match } = normaliseMatch(matchBody())
    expect(() => matchesCollection.schema.parse({ match, fetchedAt: 1 })).toThrow('participants')
  })
})

/** Returns null for a body without a match id. Other errors pass through. */
function normalise(body: unknown, fetchedAt: number): RecordedMatch | null {
  try {
    return { ...toFetched(body, fetchedAt), pros: [] }
  } catch (error) {
    if (error instanceof InvalidMatchIdError) return null
    throw error
  }
}
