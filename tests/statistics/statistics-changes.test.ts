import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PendingCount } from '../../gateway/matches/collections/pending-counts.ts'
import type { RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { toCountedMatch } from '../../gateway/matches/rules/to-counted-match.ts'
import { championStatsCollection } from '../../gateway/statistics/collections/champion-stats.ts'
import { championTablesCollection } from '../../gateway/statistics/collections/champion-tables.ts'
import { participationsCollection } from '../../gateway/statistics/collections/participations.ts'
import { startChanges, sumUpChanges } from '../../gateway/statistics/rules/statistics-changes.ts'
import { countIndependently, type IndependentCount } from '../support/independent-count.ts'
import {
  addAll,
  NO_DOCUMENTS,
  participants,
  record,
  recordedMatches,
  type StatisticsDocuments,
} from './statistics-documents.ts'

const added = (each: RecordedMatch): PendingCount => ({ counted: null, match: toCountedMatch(each) })
const removed = (each: RecordedMatch): PendingCount => ({ counted: toCountedMatch(each), match: null })

/** The documents after these parts were counted in order. */
function countAll(parts: readonly (readonly PendingCount[])[], before = NO_DOCUMENTS): StatisticsDocuments {
  return parts.reduce((documents, part) => addAll(documents, sumUpChanges(part)), before)
}

function documentsOf({ tables, stats, participations, matches }: IndependentCount): StatisticsDocuments {
  return { tables, stats, participations, matches }
}

/** Matches in any order, in parts of any size. */
const inParts = recordedMatches.chain((records) =>
  fc.record({
    records: fc.constant(records),
    parts: fc
      .tuple(fc.shuffledSubarray([...records], { minLength: records.length }), fc.integer({ min: 1, max: 6 }))
      .map(([shuffled, size]) =>
        Array.from({ length: Math.ceil(shuffled.length / size) }, (_, part) =>
          shuffled.slice(part * size, (part + 1) * size),
        ),
      ),
  }),
)

describe('the statistics', () => {
  it('equal an independent count, for any order and any number of parts', () => {
    fc.assert(
      fc.property(inParts, ({ records, parts }) => {
        expect(countAll(parts.map((part) => part.map(added)))).toEqual(documentsOf(countIndependently(records)))
      }),
    )
  })

  it('are the same when all parts are summed before they are added', () => {
    fc.assert(
      fc.property(inParts, ({ records, parts }) => {
        const changes = startChanges()
        for (const part of parts) sumUpChanges(part.map(added), changes)
        expect(addAll(NO_DOCUMENTS, changes)).toEqual(documentsOf(countIndependently(records)))
        expect(changes.patches.keys().toArray().toSorted().toReversed()).toEqual(countIndependently(records).patches)
      }),
    )
  })

  it('have no trace of removed matches', () => {
    fc.assert(
      fc.property(inParts, fc.array(fc.boolean()), ({ records, parts }, stays) => {
        const documents = countAll(parts.map((part) => part.map(added)))
        const gone = records.filter((_each, index) => stays[index] !== true)
        const left = records.filter((_each, index) => stays[index] === true)
        expect(countAll([gone.map(removed)], documents)).toEqual(documentsOf(countIndependently(left)))
        expect(countAll([gone.map(removed), left.map(removed)], documents)).toEqual(NO_DOCUMENTS)
      }),
    )
  })

  it('have the current owners of accounts after matches are restamped', () => {
    const stamps = fc.uniqueArray(
      fc.record({ participantId: fc.integer({ min: 1, max: 10 }), playerId: fc.constantFrom('b', 'c') }),
      { selector: ({ participantId }) => participantId, maxLength: 4 },
    )
    fc.assert(
      fc.property(inParts, stamps, ({ records, parts }, pros) => {
        const restamped = records.map((each) => ({ ...each, pros }))
        const documents = countAll(parts.map((part) => part.map(added)))
        const pending = records.map((each, index) => ({
          counted: toCountedMatch(each),
          match: toCountedMatch(restamped[index] ?? each),
        }))
        expect(countAll([pending], documents)).toEqual(documentsOf(countIndependently(restamped)))
      }),
    )
  })

  it('do not change when a match is removed and added unchanged', () => {
    fc.assert(
      fc.property(recordedMatches, (records) => {
        const same = records.map((each) => ({ counted: toCountedMatch(each), match: toCountedMatch(each) }))
        const { tables, stats, matches, patches } = sumUpChanges(same)
        expect([tables.size, stats.size, patches.size, matches]).toEqual([0, 0, 0, 0])
      }),
    )
  })

  it("change only documents of pros when an account becomes a pro's", () => {
    const [before, after] = [record(), record({}, { 3: 'ada' })]
    const { tables, stats, participations, matches } = sumUpChanges([
      { counted: toCountedMatch(before), match: toCountedMatch(after) },
    ])
    expect([...tables.keys()]).toEqual(['PROS_SOLO_15.20'])
    expect([...stats.keys()]).toEqual(['PROS_SOLO_15.20_102'])
    expect([...participations.keys()]).toEqual(['EUW1_7000000001_3'])
    expect(matches).toBe(0)
  })

  it('never have more picks or bans than matches, or more wins than games', () => {
    fc.assert(
      fc.property(inParts, ({ records, parts }) => {
        const { tables, stats, matches } = countAll(parts.map((part) => part.map(added)))
        const counted = records.flatMap((each) => toCountedMatch(each) ?? [])
        expect(matches).toBe(counted.length)
        for (const { matches: most, champions } of Object.values(tables)) {
          for (const { picked, banned, lanes } of Object.values(champions)) {
            expect(Math.max(picked, banned)).toBeLessThanOrEqual(most)
            for (const { picked: inLane, tally } of Object.values(lanes)) {
              expect(inLane).toBeLessThanOrEqual(picked)
              expect(inLane).toBeLessThanOrEqual(tally[0])
              expect(tally[1]).toBeLessThanOrEqual(tally[0])
            }
          }
        }
        for (const lane of Object.values(stats).flatMap(({ lanes }) => Object.values(lanes))) {
          expect(lane.wins).toBeLessThanOrEqual(lane.games)
        }
        const gamesOf = (population: string) =>
          Object.entries(stats)
            .filter(([id]) => id.startsWith(population))
            .flatMap(([, { lanes }]) => Object.values(lanes))
            .reduce((sum, { games }) => sum + games, 0)
        expect(gamesOf('ALL')).toBe(10 * counted.length)
        expect(gamesOf('PROS')).toBe(
          records.reduce((sum, each) => sum + (toCountedMatch(each) === null ? 0 : each.pros.length), 0),
        )
      }),
    )
  })

  it('conform to the schemas of their collections', () => {
    fc.assert(
      fc.property(recordedMatches, (records) => {
        const { tables, stats, participations } = countAll([records.map(added)])
        for (const each of Object.values(tables)) expect(championTablesCollection.schema.parse(each)).toEqual(each)
        for (const each of Object.values(stats)) expect(championStatsCollection.schema.parse(each)).toEqual(each)
        for (const each of Object.values(participations)) {
          expect(participationsCollection.schema.parse(each)).toEqual(each)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('a table of champions', () => {
  const tableOf = (each: RecordedMatch) => countAll([[added(each)]]).tables['ALL_SOLO_15.20']

  it('counts a champion that both teams play as one pick, with both games', () => {
    const both = record({ participants: participants({ 0: { championId: 7 }, 5: { championId: 7 } }) })
    expect(tableOf(both)?.champions[7]).toEqual({ picked: 1, banned: 0, lanes: { TOP: { picked: 1, tally: [2, 1] } } })
  })

  it('counts a champion in two lanes in each of them', () => {
    const both = record({ participants: participants({ 0: { championId: 7 }, 6: { championId: 7 } }) })
    expect(tableOf(both)?.champions[7]).toEqual({
      picked: 1,
      banned: 0,
      lanes: { TOP: { picked: 1, tally: [1, 1] }, JUNGLE: { picked: 1, tally: [1, 0] } },
    })
  })

  it('counts a champion that both teams banned once', () => {
    expect(tableOf(record())?.champions[238]).toEqual({ picked: 0, banned: 1, lanes: {} })
  })

  it('of the pros counts only their matches, with all bans', () => {
    const { tables } = countAll([[added(record({}, { 1: 'ada', 7: 'bob' }))], [added(otherMatch())]])
    expect(tables['PROS_SOLO_15.20']).toEqual({
      matches: 1,
      champions: {
        100: { picked: 1, banned: 0, lanes: { TOP: { picked: 1, tally: [1, 1] } } },
        106: { picked: 1, banned: 0, lanes: { JUNGLE: { picked: 1, tally: [1, 0] } } },
        238: { picked: 0, banned: 1, lanes: {} },
      },
    })
    expect(tables['ALL_SOLO_15.20']?.matches).toBe(2)
  })

  function otherMatch(): RecordedMatch {
    const each = record()
    return { ...each, match: { ...each.match, matchId: 'EUW1_7000000002' } }
  }
})
