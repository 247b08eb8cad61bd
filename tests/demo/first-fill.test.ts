import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { createMatchCounter } from '../../gateway/statistics/workers/match-counter.ts'
import { recount } from '../../gateway/statistics/workers/recount.ts'
import { EXAMPLE_KINDS } from '../../gateway/status/rules/example-account.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { makeDataDir, startTestProduct, type TestProduct } from '../product/start-product.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { runs } from '../support/runs.ts'
import { it } from './filled-demo.ts'

const DAY_MS = 86_400_000

/** A filled world has a few hundred matches. The machine may be busy with other tests. */
const PATIENCE = { timeout: 100_000, interval: 200 }

/** Numbers of filled matches at which a start is interrupted, one after another. */
const INTERRUPTED_AT = [0, 30, 160].slice(-runs({ sample: 1, all: 3 }))

const parts = z.object({
  statistics: z.object({ matches: z.int() }),
  jobs: z.object({ fill: z.object({ state: z.string(), accounts: z.int(), matches: z.int() }).optional() }),
})

const example = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string(), kind: z.string() })

const demo = z.object({
  streams: z.object({ streams: z.array(z.object({ id: z.string() })) }),
  statistics: z.object({ matches: z.int(), patches: z.array(z.string()) }),
  championTable: z.object({ entries: z.array(z.object({ champion: z.object({ key: z.int() }) })) }),
})

const examples = z.object({ status: z.object({ examples: z.array(example) }) })

const DEMO = `{
  streams(filter: { live: true }) { streams { id } }
  statistics { matches patches }
  championTable { entries { champion { key } } }
}`

const account = z.object({
  account: z.object({
    ranks: z.object({
      histories: z.array(z.object({ queue: z.string(), snapshots: z.array(z.object({ takenAt: z.iso.datetime() })) })),
    }),
  }),
})

const ACCOUNT = `query ($gameName: String!, $tagLine: String!, $region: Region) {
  account(gameName: $gameName, tagLine: $tagLine, region: $region) {
    ... on Account { ranks { histories { queue snapshots { takenAt tier division leaguePoints wins losses } } } }
  }
}`

/** Starts a demo world that is filled. Its clock stands still, so every start finds the same world. */
async function start(dataDir: string, fillsDemo = true): Promise<TestProduct> {
  const product = await startTestProduct({ dataDir, clock: new FakeClock(), fillsDemo })
  onTestFinished(() => product.close())
  return product
}

async function makeFolder(): Promise<string> {
  const dataDir = await makeDataDir()
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

const readParts = (product: TestProduct) => product.readParts(parts)

async function waitUntilFilled(product: TestProduct) {
  return vi.waitUntil(async () => {
    const { fill } = (await readParts(product)).jobs
    return fill?.state === 'filled' ? fill : null
  }, PATIENCE)
}

async function readHistories(product: TestProduct) {
  const { status } = await product.ask(examples, '{ status { examples { gameName tagLine region kind } } }')
  const answers = await Promise.all(
    status.examples.map(({ gameName, tagLine, region }) =>
      product.ask(account, ACCOUNT, { gameName, tagLine, region }),
    ),
  )
  return answers.map((answer) => answer.account.ranks.histories)
}

it('a fresh demo world gets rank histories before it is served, then counted matches of several patches', async ({
  filled: product,
}) => {
  const histories = await readHistories(product)
  expect(histories).toHaveLength(EXAMPLE_KINDS.length)
  for (const history of histories) {
    const solo =
      history.find(({ queue }) => queue === 'SOLO')?.snapshots.map(({ takenAt }) => Date.parse(takenAt)) ?? []
    expect(solo.length).toBeGreaterThan(10)
    expect(Math.max(...solo) - Math.min(...solo)).toBeGreaterThan(28 * DAY_MS)
  }

  const { accounts, matches } = await waitUntilFilled(product)
  expect(accounts).toBeGreaterThan(250)
  const shown = await product.ask(demo, DEMO)
  expect(shown.streams.streams.length).toBeGreaterThan(0)
  expect(shown.statistics.patches.length).toBeGreaterThan(2)
  expect(shown.championTable.entries.length).toBeGreaterThan(100)
  // Remakes and modes without lanes are recorded, too, but not counted.
  expect(shown.statistics.matches).toBeGreaterThan(matches / 2)
  expect(shown.statistics.matches).toBeLessThanOrEqual(matches)
  expect(product.complaints).toEqual([])
})

it('a fill that is interrupted at any moment is completed by the next start, and a complete one is not repeated', async ({
  filled,
}) => {
  await waitUntilFilled(filled)
  const histories = await readHistories(filled)
  const { statistics } = await filled.ask(demo, DEMO)

  const broken = await makeFolder()
  for (const matches of INTERRUPTED_AT) {
    const product = await start(broken)
    await vi.waitUntil(async () => ((await readParts(product)).jobs.fill?.matches ?? 0) >= matches, PATIENCE)
    await product.close()
  }
  const last = await start(broken)
  await waitUntilFilled(last)
  expect(await readHistories(last)).toEqual(histories)
  const found = (await last.ask(demo, DEMO)).statistics
  expect(found.patches).toEqual(statistics.patches)
  // Each start has also recorded the history of an account that was due.
  expect(found.matches).toBeGreaterThanOrEqual(statistics.matches)
  await last.close()
  expect(await recountFile(broken)).toMatchObject({ corrected: 0 })

  const again = await start(broken)
  expect(await waitUntilFilled(again)).toEqual({ state: 'filled', accounts: 0, matches: 0 })
  expect(await readHistories(again)).toEqual(histories)
})

/** Counts what waits to be counted, and then all matches again. */
async function recountFile(dataDir: string) {
  const clock = new FakeClock()
  const store = openSqliteStore({ path: join(dataDir, 'demo-lanewatch.sqlite'), indexes: allIndexes, clock })
  onTestFinished(() => store.close())
  const report = (error: unknown) => {
    throw error
  }
  const counter = createMatchCounter({ store, clock, report })
  while ((await counter.countPending()) > 0);
  const { signal } = new AbortController()
  return recount({ store, clock, holder: 'test', signal, tell: () => undefined })
}

const ladders = z.object({
  ladder: z
    .object({
      edges: z.array(
        z.object({ node: z.object({ movement: z.object({ places: z.int().nullable(), since: z.iso.datetime() }) }) }),
      ),
    })
    .nullable(),
})

it('the first ladders of a demo world have moved since the day before', async () => {
  const clock = new FakeClock()
  const product = await startTestProduct({ clock })
  onTestFinished(() => product.close())
  const { ladder } = await vi.waitUntil(async () => {
    await clock.advance(1000)
    const found = await product.ask(ladders, '{ ladder(region: EUW) { edges { node { movement { places since } } } } }')
    return found.ladder === null ? null : found
  }, PATIENCE)
  const movements = ladder?.edges.map(({ node }) => node.movement) ?? []
  expect(movements).toHaveLength(25)
  expect(movements.some(({ places }) => places !== null && places > 0)).toBe(true)
  expect(movements.some(({ places }) => places !== null && places < 0)).toBe(true)
  for (const { since } of movements) expect((clock.now() - Date.parse(since)) / DAY_MS).toBeCloseTo(1, 2)
  expect(product.complaints).toEqual([])
})

it('a demo world that is not to be filled only follows the present', async () => {
  const product = await start(await makeFolder(), false)
  expect((await readParts(product)).jobs.fill).toBeUndefined()
  const histories = await readHistories(product)
  for (const history of histories.flat()) expect(history.snapshots).toHaveLength(1)
})
