import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseEnv } from '../../gateway/composition/env.ts'
import { openStore } from '../../gateway/composition/open-store.ts'
import { storeFileOf } from '../../gateway/composition/store-file.ts'
import { COUNTED_FORM } from '../../gateway/statistics/rules/statistics-state.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { StatisticsWorld } from '../statistics/statistics-world.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { fetchCountedMatches } from '../support/fetched-matches.ts'

const STATE = { patches: ['16.22'], matches: 3, countedAt: 1, recount: null, revision: 4 }

/** The environment of a file with three counted matches and the given form, without any index of today. */
async function openFolder(form: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lanewatch-later-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const env = parseEnv({ DATA_DIR: dataDir })
  const clock = new FakeClock()
  const world = new StatisticsWorld(openSqliteStore({ path: storeFileOf(env), indexes: [], clock }))
  await world.record(fetchCountedMatches(3))
  await world.settle()
  await world.change('statistics_state', { state: { ...STATE, form } })
  await world.store.close()
  return { env, clock, readFiles: () => readdirSync(dataDir).map((name) => [name, readFileSync(join(dataDir, name))]) }
}

describe('opening a store file', () => {
  it('refuses statistics of a later version by name, and leaves every byte as it is', async () => {
    const { env, clock, readFiles } = await openFolder(99)
    const before = readFiles()
    await expect(openStore(env, clock)).rejects.toThrow(
      `The statistics in ${storeFileOf(env)} were written by a later version of this program (counted form 99, this one ` +
        `knows ${COUNTED_FORM}), and this one leaves them unchanged; start that version, or choose another store`,
    )
    const after = readFiles()
    expect(after.map(([name]) => name)).toEqual(['demo-lanewatch.sqlite'])
    expect(after).toEqual(before)
  })

  it.each([
    [1, ['demo-lanewatch.sqlite', 'demo-lanewatch.sqlite.statistics-1']],
    [COUNTED_FORM, ['demo-lanewatch.sqlite']],
  ])('accepts statistics of form %i, and copies those of an older release first', async (form, files) => {
    const { env, clock, readFiles } = await openFolder(form)
    const store = await openStore(env, clock)
    expect((await store.get({ collection: 'statistics_state', id: 'state' }))?.data).toEqual({ ...STATE, form })
    await store.close()
    expect(readFiles().map(([name]) => name)).toEqual(files)
  })
})
