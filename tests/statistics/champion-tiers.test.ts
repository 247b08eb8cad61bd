import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { championTablesCollection } from '../../gateway/statistics/collections/champion-tables.ts'
import type { ChampionTable } from '../../gateway/statistics/collections/champion-tables.ts'
import {
  STATISTICS_STATE_ID,
  statisticsStateCollection,
} from '../../gateway/statistics/collections/statistics-state.ts'
import { INITIAL_STATISTICS_STATE } from '../../gateway/statistics/rules/statistics-state.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openTestWorld } from '../support/test-world.ts'

const TIERS = `
  query ($filter: StatisticsFilter, $lane: Lane) {
    championTable(filter: $filter, lane: $lane) {
      tierRule { formula leastGames average bands { tier from below } }
      entries { champion { key } tier tierRange { best worst } }
    }
  }`

const answer = z.object({
  championTable: z.object({
    tierRule: z.object({
      formula: z.string(),
      leastGames: z.int(),
      average: z.number().nullable(),
      bands: z.array(z.object({ tier: z.string(), from: z.number(), below: z.number() })),
    }),
    entries: z.array(
      z.object({
        champion: z.object({ key: z.int() }),
        tier: z.string().nullable(),
        tierRange: z.object({ best: z.string(), worst: z.string() }).nullable(),
      }),
    ),
  }),
})

let world: ReturnType<typeof openTestWorld>

type Lanes = Readonly<Partial<Record<'TOP' | 'MIDDLE', readonly [games: number, wins: number]>>>

/** A table of champions with these games and wins in each lane. */
function tableOf(champions: Readonly<Record<string, Lanes>>): ChampionTable {
  const rows = Object.entries(champions).map(([id, lanes]) => {
    const tallies = Object.entries(lanes).map(([lane, tally]) => [lane, { picked: tally[0], tally: [...tally] }])
    return [id, { picked: 1, banned: 1, lanes: Object.fromEntries(tallies) }]
  })
  return { matches: 10_000, champions: Object.fromEntries(rows) }
}

beforeAll(async () => {
  world = openTestWorld()
  await world.store.transaction(async (transaction) => {
    const state = { ...INITIAL_STATISTICS_STATE, patches: ['16.2', '16.1'], matches: 10_000 }
    openCollection(world.store, statisticsStateCollection).in(transaction).set(STATISTICS_STATE_ID, state)
    const tables = openCollection(world.store, championTablesCollection).in(transaction)
    tables.set(
      'ALL_SOLO_16.2',
      tableOf({ 1: { TOP: [3000, 1700] }, 2: { TOP: [3000, 1300], MIDDLE: [40, 20] }, 3: {} }),
    )
    tables.set(
      'ALL_SOLO_16.1',
      tableOf({ 4: { MIDDLE: [49, 45] }, 5: { MIDDLE: [1000, 500] }, 4711: { MIDDLE: [49, 4] } }),
    )
    // Pros win more than half of their games.
    tables.set('PROS_SOLO_16.2', tableOf({ 1: { TOP: [5000, 3000] }, 2: { TOP: [5000, 2800] } }))
  })
})

async function askTiers(filter: object, lane: 'TOP' | 'MIDDLE' | 'UTILITY' | null = null) {
  const { championTable } = answer.parse(await world.ask(TIERS, { filter, lane }))
  const { entries, tierRule } = championTable
  return { rule: tierRule, tiers: Object.fromEntries(entries.map(({ champion, ...placed }) => [champion.key, placed])) }
}

const NO_TIER = { tier: null, tierRange: null }

describe('the tiers of the champions', () => {
  it('are given with the tiers that the games do not rule out', async () => {
    const { tiers } = await askTiers({})
    expect(tiers).toEqual({
      1: { tier: 'S', tierRange: { best: 'S', worst: 'S' } },
      2: { tier: 'D', tierRange: { best: 'D', worst: 'D' } },
      3: NO_TIER,
      4: NO_TIER,
      5: { tier: 'B', tierRange: { best: 'S', worst: 'D' } },
      4711: NO_TIER,
    })
  })

  it('follow the filter of patch and lane', async () => {
    expect((await askTiers({ patch: '16.1' })).tiers).toMatchObject({ 4: NO_TIER, 5: { tier: 'B' } })
    const { tiers } = await askTiers({}, 'MIDDLE')
    expect(tiers).toMatchObject({ 2: NO_TIER, 5: { tier: 'B' } })
    expect(tiers).not.toHaveProperty('1')
  })

  it('are relative to the average of the population', async () => {
    const { rule, tiers } = await askTiers({ population: 'PROS' })
    expect(rule.average).toBe(0.58)
    expect(rule.bands.map(({ tier, from }) => [tier, from])).toEqual([
      ['S', 0.6],
      ['A', 0.59],
      ['B', 0.57],
      ['C', 0.56],
      ['D', 0],
    ])
    expect(tiers).toEqual({
      1: { tier: 'B', tierRange: { best: 'S', worst: 'B' } },
      2: { tier: 'B', tierRange: { best: 'B', worst: 'D' } },
    })
  })

  it('come with their rule', async () => {
    const { rule } = await askTiers({})
    expect(rule).toMatchObject({ leastGames: 50, average: expect.closeTo(0.5) })
    expect(rule.bands.at(0)).toEqual({ tier: 'S', from: expect.closeTo(0.52), below: 1 })
    expect(rule.formula).toMatch(/nearest to B\. A champion with fewer than 50 games has no tier\.$/)
  })

  it('have a rule without an average before the first game', async () => {
    const { rule, tiers } = await askTiers({ queue: 'CLASH' }, 'UTILITY')
    expect(tiers).toEqual({})
    expect(rule).toMatchObject({ leastGames: 50, average: null, bands: [] })
  })
})
