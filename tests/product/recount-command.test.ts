import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { parseEnv } from '../../gateway/composition/env.ts'
import { storeFileOf } from '../../gateway/composition/store-file.ts'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { COUNTED_FORM } from '../../gateway/statistics/rules/statistics-state.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { StatisticsWorld } from '../statistics/statistics-world.ts'
import { COMPILE_CACHE } from '../support/compile-cache.ts'
import { fetchCountedMatches } from '../support/fetched-matches.ts'
import { endOfProgram, programPath } from '../support/run-program.ts'
import { makeDataDir, startTestProduct } from './start-product.ts'

const COMMAND = 'commands/recount'

/** Opens a folder with a store of eight counted matches. */
async function openFolder() {
  const dataDir = await makeDataDir()
  const path = storeFileOf(parseEnv({ DATA_DIR: dataDir }))
  const world = new StatisticsWorld(openSqliteStore({ path, indexes: allIndexes, clock: systemClock }))
  onTestFinished(async () => {
    await world.store.close()
    await rm(dataDir, { recursive: true })
  })
  await world.record(fetchCountedMatches(8))
  await world.settle()

  /** Runs the command to its end; returns its exit code and output. */
  function recount(...args: readonly string[]) {
    return endOfProgram(COMMAND, args, { DATA_DIR: dataDir })
  }

  /** Runs the command and sends it a signal at its first output. */
  async function recountUntil(signal: NodeJS.Signals) {
    const command = spawn(process.execPath, [programPath(COMMAND)], { env: { ...COMPILE_CACHE, DATA_DIR: dataDir } })
    const stderr = text(command.stderr)
    await once(command.stdout, 'data')
    command.kill(signal)
    const [code] = await once(command, 'close')
    return { code: z.number().nullable().parse(code), stderr: await stderr }
  }
  return { dataDir, world, recount, recountUntil }
}

describe('npm run recount', () => {
  it('reports its result, and writes nothing when the statistics are right', async () => {
    const { world, recount } = await openFolder()
    const before = await world.readStatistics()
    const { code, stdout, stderr } = await recount()
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Counting the matches in .+\.sqlite\.\n8 matches read; now checking the documents\.\n/)
    expect(stdout).toMatch(/\nThe statistics contain 8 matches\. Documents: \d+, of which 0 had to be corrected\.\n$/)
    expect(await world.readStatistics()).toEqual(before)
  })

  it('fixes the statistics of a running server, which continues to count', async () => {
    const { dataDir, world, recount } = await openFolder()
    const product = await startTestProduct({ dataDir })
    try {
      for (const { id } of await world.store.query('champion_tables', { limit: 100 })) {
        await world.change('champion_tables', { [id]: null })
      }
      expect(await recount()).toMatchObject({ code: 0, stdout: expect.stringMatching(/of which [1-9]\d* had/) })
    } finally {
      await product.close()
    }
    await world.settle()
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
    expect(product.complaints).toEqual([])
  })

  it('exits with 1 at once while another recount runs', async () => {
    const { world, recount } = await openFolder()
    const mark = { holder: 'another', until: systemClock.now() + 60_000 }
    await world.change('statistics_state', {
      state: { patches: [], matches: 8, countedAt: 1, recount: mark, revision: 1 },
    })
    const { code, stderr } = await recount()
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^Another recount is running, or was stopped just now\. Try again in \d\d s, or when it has ended\n$/,
    )
  })

  it('exits with 1 on statistics of a later version, and leaves them unchanged', async () => {
    const { world, recount } = await openFolder()
    await world.change('statistics_state', { state: { form: COUNTED_FORM + 1, total: 8 } })
    const before = await world.readStatistics()
    const { code, stdout, stderr } = await recount()
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(
      /^The statistics in .+\.sqlite were written by a later version of this program \(.+\), .+\n$/,
    )
    expect(await world.readStatistics()).toEqual(before)
  })

  it.each([['SIGINT'], ['SIGTERM']] as const)(
    'reports its progress when %s stops it, and leaves no lock behind',
    async (signal) => {
      const { world, recount, recountUntil } = await openFolder()
      const right = await world.readStatistics()
      // The recount must read and delete all of these, which takes long enough for the signal.
      const wrong = Array.from({ length: 15_000 }, (_, index) => [`WRONG_${index}`, {}])
      await world.change('account_champions', Object.fromEntries(wrong))
      const { code, stderr } = await recountUntil(signal)
      expect(code).toBe(1)
      expect(stderr).toMatch(/^The recount was stopped\. \d matches were read(?:;| and) .+\.\n$/)
      expect(await recount()).toMatchObject({ code: 0, stderr: '' })
      expect(await world.readStatistics()).toEqual(right)
    },
  )

  it.each([['everything'], ['--help']])('prints its usage when called with %s', async (argument) => {
    const { recount } = await openFolder()
    const output = await recount(argument)
    expect(output).toMatchObject({ code: 2, stdout: '' })
    expect(output.stderr).toMatch(/^npm run recount {2}counts all stored matches again/)
  })
})
