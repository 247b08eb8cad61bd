import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { championStatsCollection } from '../../gateway/collections/champion-stats.ts'
import { accountChampionsCollection } from '../../gateway/collections/account-champions.ts'
import { championTablesCollection } from '../../gateway/collections/champion-tables.ts'
import { participationsCollection } from '../../gateway/collections/participations.ts'
import type { RecordedMatch } from '../../gateway/domain/match.ts'
import type { PendingCount } from '../../gateway/domain/pending-count.ts'
import { startChanges, sumUpChanges } from '../../gateway/domain/statistics-changes.ts'
import { toCountedMatch } from '../../gateway/domain/to-counted-match.ts'
import { countIndependently, type IndependentCount } from '../support/independent-count.ts'
import {
  addAll,
  NO_DOCUMENTS,
  participants,
  record,
  recordedMatches,
  type StatisticsDocuments,
} from './statistics-documents.ts'

const comes = (each: RecordedMatch): PendingCount => ({ counted: null, match: toCountedMatch(each) })
const goes = (each: RecordedMatch): PendingCount => ({ counted: toCountedMatch(each), match: null })

/** The documents after these parts were counted one after another. */
function countAll(parts: readonly (readonly PendingCount[])[], before = NO_DOCUMENTS): StatisticsDocuments {
  return parts.reduce((documents, part) => addAll(documents, sumUpChanges(part)), before)
}

function documentsOf({ tables, stats, accounts, participations, matches }: IndependentCount): StatisticsDocuments {
  return { tables, stats, accounts, participations, matches }
}

/** Names apart: those of a match that was taken back stay. */
function withoutNames(documents: StatisticsDocuments) {
  const accounts = Object.entries(documents.accounts).map(([id, account]) => [id, { ...account, ...NAMELESS }] as const)
  return { ...documents, accounts: Object.fromEntries(accounts) }
}

const NAMELESS = { gameName: '', tagLine: '', seenAt: 0 }

/** Matches in some order, and in parts of some size. */
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
  it('say the same as an independent count, in whatever order and in how many parts matches were counted', () => {
    fc.assert(
      fc.property(inParts, ({ records, parts }) => {
        expect(countAll(parts.map((part) => part.map(comes)))).toEqual(documentsOf(countIndependently(records)))
      }),
    )
  })

  it('say the same when all parts are summed up before they are added', () => {
    fc.assert(
      fc.property(inParts, ({ records, parts }) => {
        const changes = startChanges()
        for (const part of parts) sumUpChanges(part.map(comes), changes)
        expect(addAll(NO_DOCUMENTS, changes)).toEqual(documentsOf(countIndependently(records)))
        expect(changes.patches.keys().toArray().toSorted().toReversed()).toEqual(countIndependently(records).patches)
      }),
    )
  })

  it('say nothing of matches that were taken back', () => {
    fc.assert(
      fc.property(inParts, fc.array(fc.boolean()), ({ records, parts }, stays) => {
        const documents = countAll(parts.map((part) => part.map(comes)))
        const gone = records.filter((_each, index) => stays[index] !== true)
        const left = records.filter((_each, index) => stays[index] === true)
        expect(withoutNames(countAll([gone.map(goes)], documents))).toEqual(
          withoutNames(documentsOf(countIndependently(left))),
        )
        expect(countAll([gone.map(goes), left.map(goes)], documents)).toEqual(NO_DOCUMENTS)
      }),
    )
  })

  it('say whose an account is by now when its matches are stamped anew', () => {
    const stamps = fc.uniqueArray(
      fc.record({ participantId: fc.integer({ min: 1, max: 10 }), playerId: fc.constantFrom('b', 'c') }),
      { selector: ({ participantId }) => participantId, maxLength: 4 },
    )
    fc.assert(
      fc.property(inParts, stamps, ({ records, parts }, pros) => {
        const restamped = records.map((each) => ({ ...each, pros }))
        const documents = countAll(parts.map((part) => part.map(comes)))
        const pending = records.map((each, index) => ({
          counted: toCountedMatch(each),
          match: toCountedMatch(restamped[index] ?? each),
        }))
        expect(countAll([pending], documents)).toEqual(documentsOf(countIndependently(restamped)))
      }),
    )
  })

  it('are left alone by a match that is taken back and comes again as it was', () => {
    fc.assert(
      fc.property(recordedMatches, (records) => {
        const same = records.map((each) => ({ counted: toCountedMatch(each), match: toCountedMatch(each) }))
        const { tables, stats, accounts, matches, patches } = sumUpChanges(same)
        expect([tables.size, stats.size, accounts.size, patches.size, matches]).toEqual([0, 0, 0, 0, 0])
      }),
    )
  })

  it('touch only the champion and the tables of the pros when one account turns out to be that of a pro', () => {
    const [before, after] = [record(), record({}, { 3: 'ada' })]
    const { tables, stats, accounts, participations, matches } = sumUpChanges([
      { counted: toCountedMatch(before), match: toCountedMatch(after) },
    ])
    expect([...tables.keys()]).toEqual(['PROS_SOLO_15.20'])
    expect([...stats.keys()]).toEqual(['PROS_SOLO_15.20_102'])
    expect([...participations.keys()]).toEqual(['EUW1_7000000001_3'])
    expect([accounts.size, matches]).toEqual([0, 0])
  })

  it('never say that a champion was picked or banned in more matches than there were, or won more than it played', () => {
    fc.assert(
      fc.property(inParts, ({ records, parts }) => {
        const { tables, stats, matches } = countAll(parts.map((part) => part.map(comes)))
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

  it('come out in the shape of their collections', () => {
    fc.assert(
      fc.property(recordedMatches, (records) => {
        const { tables, stats, accounts, participations } = countAll([records.map(comes)])
        for (const each of Object.values(tables)) expect(championTablesCollection.schema.parse(each)).toEqual(each)
        for (const each of Object.values(stats)) expect(championStatsCollection.schema.parse(each)).toEqual(each)
        for (const each of Object.values(accounts)) expect(accountChampionsCollection.schema.parse(each)).toEqual(each)
        for (const each of Object.values(participations)) {
          expect(participationsCollection.schema.parse(each)).toEqual(each)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('a table', () => {
  const tableOf = (each: RecordedMatch) => countAll([[comes(each)]]).tables['ALL_SOLO_15.20']

  it('counts a champion that both teams play once as picked, and both games', () => {
    const both = record({ participants: participants({ 0: { championId: 7 }, 5: { championId: 7 } }) })
    expect(tableOf(both)?.champions[7]).toEqual({ picked: 1, banned: 0, lanes: { TOP: { picked: 1, tally: [2, 1] } } })
  })

  it('counts a champion that is played in two lanes in each of them', () => {
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

  it('of the pros counts only the matches in which one of them played, with all bans of those', () => {
    const { tables } = countAll([[comes(record({}, { 1: 'ada', 7: 'bob' }))], [comes(otherMatch())]])
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
