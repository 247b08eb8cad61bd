import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { allIndexes } from '../../gateway/collections/indexes.ts'
import { parseEnv } from '../../gateway/env.ts'
import { storeFileOf } from '../../gateway/store-file.ts'
import { systemClock } from '../../gateway/sources/system-clock.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { StatisticsWorld } from '../ingest/statistics-world.ts'
import { fetchCountedMatches } from '../support/fetched-matches.ts'
import { makeDataDir, startTestProduct } from './start-product.ts'
import { COMPILE_CACHE } from '../support/compile-cache.ts'

const COMMAND = fileURLToPath(new URL('../../gateway/commands/recount.ts', import.meta.url))

const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

/** A folder with a store in it where eight matches are counted. */
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

  /** Runs the command to its end; answers its exit code and what it said. */
  function recount(...args: readonly string[]) {
    return promisify(execFile)(process.execPath, [COMMAND, ...args], {
      env: { ...COMPILE_CACHE, DATA_DIR: dataDir },
    }).then(
      (said) => ({ code: 0, ...said }),
      (error: unknown) => failure.parse(error),
    )
  }

  /** Runs the command and sends it a signal as soon as it has said something. */
  async function recountUntil(signal: NodeJS.Signals) {
    const command = spawn(process.execPath, [COMMAND], { env: { ...COMPILE_CACHE, DATA_DIR: dataDir } })
    const stderr = text(command.stderr)
    await once(command.stdout, 'data')
    command.kill(signal)
    const [code] = await once(command, 'close')
    return { code: z.number().nullable().parse(code), stderr: await stderr }
  }
  return { dataDir, world, recount, recountUntil }
}

describe('npm run recount', () => {
  it('says what it found, and writes nothing where everything is right', async () => {
    const { world, recount } = await openFolder()
    const before = await world.readStatistics()
    const { code, stdout, stderr } = await recount()
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Counting the matches in .+\.sqlite\.\n8 matches read; now checking the documents\.\n/)
    expect(stdout).toMatch(/\nThe statistics contain 8 matches\. Documents: \d+, of which 0 had to be corrected\.\n$/)
    expect(await world.readStatistics()).toEqual(before)
  })

  it('mends the statistics of a running server, which goes on to count', async () => {
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

  it('waits for nobody: exits with 1 while another recounts', async () => {
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

  it.each([['SIGINT'], ['SIGTERM']] as const)(
    'says how far it came when %s stops it, and lets others count and recount at once',
    async (signal) => {
      const { world, recount, recountUntil } = await openFolder()
      const right = await world.readStatistics()
      // It has to look at all of them, and to delete them.
      const wrong = Array.from({ length: 15_000 }, (_, index) => [`WRONG_${index}`, {}])
      await world.change('account_champions', Object.fromEntries(wrong))
      const { code, stderr } = await recountUntil(signal)
      expect(code).toBe(1)
      expect(stderr).toMatch(/^The recount was stopped\. \d matches were read(?:;| and) .+\.\n$/)
      expect(await recount()).toMatchObject({ code: 0, stderr: '' })
      expect(await world.readStatistics()).toEqual(right)
    },
  )

  it.each([['everything'], ['--help']])('says how it is called when it is called with %s', async (argument) => {
    const { recount } = await openFolder()
    const said = await recount(argument)
    expect(said).toMatchObject({ code: 2, stdout: '' })
    expect(said.stderr).toMatch(/^npm run recount {2}counts all stored matches again/)
  })
})
