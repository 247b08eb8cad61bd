import { rm } from 'node:fs/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { parseEnv } from '../../gateway/composition/env.ts'
import { storeFileOf } from '../../gateway/composition/store-file.ts'
import { personKeyOf } from '../../gateway/matches/collections/person-key.ts'
import { COUNTED_FORM } from '../../gateway/statistics/rules/statistics-state.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { readAll, StatisticsWorld } from '../statistics/statistics-world.ts'
import { FakeClock } from '../support/fake-clock.ts'
import {
  beforeStatistics,
  expectedOf,
  type OlderStore,
  PUUID,
  withFormOne,
  withFormTwo,
  writeOlderStore,
} from './older-stores.ts'
import { makeDataDir, startTestProduct, type TestProduct } from './start-product.ts'

/** Nothing answers there. */
const RIOT_IS_DOWN = { RIOT_BASE_URL: 'http://127.0.0.1:9/{routing}' }

const parts = z.object({ statistics: z.looseObject({}) })

const STATISTICS = '{ statistics { matches patches } }'
const statistics = z.object({ statistics: z.object({ matches: z.number(), patches: z.array(z.string()) }) })

async function readStatus(product: TestProduct) {
  return (await product.readParts(parts)).statistics
}

/** Starts the product over an older store until everything is counted, and opens the store of today. */
async function upgrade(older: OlderStore) {
  const dataDir = await makeDataDir()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const path = storeFileOf(parseEnv({ DATA_DIR: dataDir, ...RIOT_IS_DOWN }))
  writeOlderStore(path, older)

  const product = await startTestProduct({ dataDir, variables: RIOT_IS_DOWN })
  try {
    await vi.waitFor(async () => expect(await readStatus(product)).toMatchObject({ recount: 'none', left: 0 }), {
      timeout: 30_000,
    })
    const shown = (await product.ask(statistics, STATISTICS)).statistics
    expect(product.complaints.filter((line) => line.includes('matches could not be counted'))).toEqual([])
    const store = openSqliteStore({ path, indexes: allIndexes, clock: new FakeClock() })
    onTestFinished(() => store.close())
    return { shown, world: new StatisticsWorld(store) }
  } finally {
    await product.close()
  }
}

describe('a store of an older release', () => {
  it.each([
    ['from before statistics', beforeStatistics],
    ['with statistics of form 1', withFormOne],
    ['with statistics of form 2', withFormTwo],
  ])('%s gets complete statistics by itself, without an answer of Riot', async (_, build) => {
    const older = build()
    const expected = expectedOf(older)
    const { shown, world } = await upgrade(older)
    expect(shown).toEqual({ matches: expected.matches, patches: expected.patches })
    expect(await world.readStatistics()).toEqual({ ...expected, pending: [] })
    expect((await readAll(world.store, 'statistics_state'))['state']).toMatchObject({
      form: COUNTED_FORM,
      recount: null,
    })
    expect(await readAll(world.store, 'account_champions')).toEqual({})
    expect(await readAll(world.store, 'champion_players')).toEqual({})

    const where = [{ field: 'people', contains: personKeyOf(PUUID) }]
    const found = await world.store.query('matches', { where, limit: 100 })
    expect(found.map(({ id }) => id)).toEqual(older.matches.map(({ match }) => match.matchId).toSorted())
    expect(Object.keys(await readAll(world.store, 'account_records'))).toEqual([`EUW1_${PUUID}`])
  })
})
