import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { matchBuildsCollection } from '../../gateway/statistics/collections/match-builds.ts'
import {
  STATISTICS_STATE_ID,
  statisticsStateCollection,
} from '../../gateway/statistics/collections/statistics-state.ts'
import { toBuildLine } from '../../gateway/statistics/rules/build-line.ts'
import { buildKey, matchBuildsId } from '../../gateway/statistics/rules/match-builds.ts'
import { INITIAL_STATISTICS_STATE } from '../../gateway/statistics/rules/statistics-state.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openStatisticsWorld } from '../support/statistics-world.ts'

const CHAMPION = 103

const BUILDS = '{ champion(key: 103) { builds { games hasOlder winRate { wins } } } }'
const answer = z.object({
  champion: z.object({
    builds: z.object({ games: z.int(), hasOlder: z.boolean(), winRate: z.object({ wins: z.int() }).nullable() }),
  }),
})

/** A world with this many matches of the champion, one a minute; it won the newest ten. */
async function openWorld(count: number) {
  const world = await openStatisticsWorld()
  const key = buildKey({ population: 'ALL', queue: 'SOLO', patch: '16.4' }, CHAMPION, null)
  const nothing = { versus: null, spells: null, runePage: null, start: [], items: [], skills: '' }
  await world.store.transaction(async (transaction) => {
    const state = { ...INITIAL_STATISTICS_STATE, patches: ['16.4'] }
    openCollection(world.store, statisticsStateCollection).in(transaction).set(STATISTICS_STATE_ID, state)
    const writer = openCollection(world.store, matchBuildsCollection).in(transaction)
    for (let n = 0; n < count; n += 1) {
      const line = toBuildLine({ championId: CHAMPION, lane: 'MIDDLE', win: n >= count - 10, ...nothing })
      const id = matchBuildsId({ matchId: `EUW1_${n + 1}`, startedAt: n * 60_000 })
      writer.set(id, { keys: [key], platform: 'EUW1', tier: null, lines: [line] })
    }
  })
  return world
}

describe('the builds of a champion with many games', () => {
  it.each([
    [999, 999, false],
    [1000, 1000, false],
    [1001, 1000, true],
    [1234, 1000, true],
  ])('of %i matches are those of the newest %i', async (count, games, hasOlder) => {
    const world = await openWorld(count)
    const { builds } = answer.parse(await world.ask(BUILDS)).champion
    expect(builds).toEqual({ games, hasOlder, winRate: { wins: 10 } })
  })
})
