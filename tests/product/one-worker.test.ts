import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { makeDataDir, startTestProduct, type TestProduct } from './start-product.ts'

const age = z.object({ state: z.string(), ageSeconds: z.number().nullable() })
const parts = z.object({
  riot: age,
  twitch: z.union([z.literal('off'), age]),
  staticData: z.object({ ageSeconds: z.number().nullable() }),
  streams: age,
  activeGames: age,
  statistics: z.object({
    matches: z.number(),
    countedAt: z.number().nullable(),
    recount: z.string(),
    recountedMatches: z.null(),
    left: z.number(),
  }),
  lease: z.looseObject({ state: z.enum(['held', 'elsewhere', 'wanted']) }),
  jobs: z.union([z.string(), z.looseObject({ streams: z.looseObject({}) })]),
})

const readParts = (product: TestProduct) => product.readParts(parts)

/** Returns a function that starts products on one store. */
async function openFolder() {
  const dataDir = await makeDataDir()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return async () => {
    const product = await startTestProduct({ dataDir })
    let isClosed = false
    const close = async () => {
      if (!isClosed) await product.close()
      isClosed = true
    }
    onTestFinished(close)
    return { ...product, close }
  }
}

it('one of two products on a store does the background work, and the other takes over at once', async () => {
  const start = await openFolder()
  const first = await start()
  await vi.waitFor(async () => expect((await readParts(first)).streams.state).toBe('OK'), { timeout: 10_000 })
  const found = await readParts(first)
  expect(found).toMatchObject({ lease: { state: 'held' }, twitch: { state: 'ok' }, riot: { state: 'ok' } })
  expect(found.streams.ageSeconds).toBeLessThan(60)
  expect(found.jobs).toMatchObject({ streams: { channels: expect.any(Number), live: expect.any(Number) } })

  const second = await start()
  await vi.waitFor(async () => expect((await readParts(second)).jobs).toBe('elsewhere'), { timeout: 10_000 })
  // Every product knows the age of the sources.
  expect((await readParts(second)).streams.state).toBe('OK')
  await vi.waitFor(async () => expect((await readParts(second)).statistics.matches).toBeGreaterThan(0), {
    timeout: 20_000,
  })
  expect((await readParts(first)).jobs).toMatchObject({
    statistics: { due: expect.any(Number), recount: 'none', skipped: 0 },
  })

  await first.close()
  await vi.waitFor(async () => expect((await readParts(second)).lease.state).toBe('held'), { timeout: 10_000 })
  expect(first.complaints).toEqual([])
  expect(second.complaints).toEqual([])
})

it('a product with Riot and without Twitch reports streams as OFF', async () => {
  const product = await startTestProduct({ variables: { RIOT_BASE_URL: 'http://127.0.0.1:9/{routing}' } })
  onTestFinished(() => product.close())
  await vi.waitFor(async () => expect((await readParts(product)).streams.state).toBe('OFF'), { timeout: 10_000 })
  expect(await readParts(product)).toMatchObject({ twitch: 'off', streams: { state: 'OFF', ageSeconds: null } })
})
