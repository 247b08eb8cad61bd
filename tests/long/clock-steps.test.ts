import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { makeDataDir, post } from '../product/start-product.ts'
import { COMPILE_CACHE } from '../support/compile-cache.ts'
import { fail } from '../support/fail.ts'

const PROGRAM = fileURLToPath(new URL('../../gateway/main.ts', import.meta.url))

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Sets the clock of the machine by the message that the process gets. */
const SET_CLOCK = `data:text/javascript,
  const real = Date.now;
  let ahead = 0;
  Date.now = () => real() + ahead;
  process.on('message', (ms) => { ahead = ms; });`

const line = z.looseObject({ message: z.string(), level: z.string() })
const listening = z.object({ url: z.string() })
const example = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })
const examples = z.object({
  data: z.object({
    status: z.object({ examples: z.tuple([example]).rest(example) }),
  }),
})
const account = z.object({
  data: z.object({
    account: z.object({
      id: z.string(),
      freshness: z.object({ fetchedAt: z.iso.datetime(), stale: z.literal(false) }),
    }),
  }),
})
const refreshed = z.object({
  data: z.object({ refreshAccount: z.object({ problems: z.array(z.unknown()).length(0) }) }),
})

it(
  "after the machine's clock is set by an hour or 400 days, both ways, nothing is fresh or blocked for long",
  { timeout: 240_000 },
  async () => {
    const dataDir = await makeDataDir()
    const env = {
      ...COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATA_DRAGON_URL: 'off',
      LOG_LEVEL: 'info',
    }
    const program = spawn(process.execPath, ['--import', SET_CLOCK, PROGRAM], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const exited = once(program, 'exit')
    onTestFinished(async () => {
      program.kill('SIGKILL')
      await exited
      await rm(dataDir, { recursive: true })
    })
    const lines = createInterface({ input: program.stdout ?? fail(new Error('The program has no output.')) })[
      Symbol.asyncIterator
    ]()
    const errors: string[] = []
    const nextUrl = async () => {
      for (;;) {
        const next = line.parse(JSON.parse(String((await lines.next()).value)))
        if (next.level === 'error') errors.push(next.message)
        if (next.message === 'listening') return listening.parse(next).url
      }
    }

    let url = await nextUrl()
    const [first] = examples.parse(
      await (await post(url, '{ status { examples { gameName tagLine region } } }')).json(),
    ).data.status.examples
    const { gameName, tagLine, region } = first
    const look = async () => {
      const query = `{ account(gameName: "${gameName}", tagLine: "${tagLine}", region: ${region}) { ... on Account { id freshness { fetchedAt stale } } } }`
      return account.parse(await (await post(url, query)).json()).data.account
    }
    await look()

    for (const aheadMs of [HOUR_MS, -HOUR_MS, 0, 400 * DAY_MS, 0, -400 * DAY_MS, 0]) {
      const setAt = performance.now()
      program.send(aheadMs)
      url = await nextUrl()
      const now = Date.now() + aheadMs
      const { id, freshness } = await look()
      const seconds = (performance.now() - setAt) / 1000
      process.stdout.write(`set to ${aheadMs / HOUR_MS} hours: right after ${seconds.toFixed(1)} s\n`)
      expect(seconds).toBeLessThan(60)
      expect(Math.abs(Date.parse(freshness.fetchedAt) - now)).toBeLessThan(60_000)
      const mutation = `mutation { refreshAccount(input: { id: "${id}" }) { problems { __typename } } }`
      refreshed.parse(await (await post(url, mutation)).json())
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
    }
    expect(errors).toEqual([])
  },
)
