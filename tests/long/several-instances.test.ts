import { setTimeout } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { ingestionAt, type ProductProcess, runOnFirestore } from '../product/product-process.ts'
import { startStandInRiot } from '../product/stand-in-riot.ts'
import { addPlayer } from '../product/steady-requests.ts'
import { FakeRiot } from '../riot/fake-riot.ts'
import { FakeClock } from '../support/fake-clock.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'

const PATIENCE = { timeout: 90_000, interval: 100 }

const CHANGES = 'subscription { rosterChanges { cursor upserted { playerName } } }'
const STREAMS = 'subscription { streams { cursor snapshot upserted { id } removed } }'
const GAMES = 'subscription { activeGames { cursor snapshot upserted { id } removed } }'

const POINTS = 10_000

/** A window of two minutes, and the time that the ends of requests and a heartbeat may take. */
const FIRST_WINDOW_MS = 130_000

const change = z.object({ rosterChanges: z.object({ upserted: z.array(z.object({ playerName: z.string() })) }) })
const update = z.record(
  z.string(),
  z.object({
    cursor: z.string(),
    snapshot: z.boolean(),
    upserted: z.array(z.unknown()),
    removed: z.array(z.unknown()),
  }),
)

const errors = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional() })

describe.runIf(hasFirestoreEmulator).each([2, 4])(`%i instances on one Firestore${emulatorNote}`, (size) => {
  useFirestoreEmulator()

  it('have one leader, deliver each change at each of them, and lose nothing when one is killed', async () => {
    const instances = await startInstances(size)
    const heard = instances.map((instance) => followChanges(instance))
    const news = instances.flatMap((instance) => [follow(instance, STREAMS), follow(instance, GAMES)])
    await expect.poll(() => countLeaders(instances), PATIENCE).toBe(1)

    const latencies: number[] = []
    for (let count = 0; count < 20; count++) {
      const { url } = instances[count % size] ?? fail()
      await addPlayer(url, `Player${count}`)
      const madeAt = performance.now()
      await expect
        .poll(() => heard.every((each) => each.has(`Player${count}`)), { timeout: 10_000, interval: 5 })
        .toBe(true)
      latencies.push(...heard.map((each) => Math.max(0, (each.get(`Player${count}`) ?? 0) - madeAt)))
    }
    report(`${size} instances, a roster change at each`, latencies)
    // Streams and games change by themselves, as often as in the real world.
    await expect.poll(() => Math.min(...news.map(({ length }) => length)), { timeout: 180_000 }).toBeGreaterThan(1)
    report(`${size} instances, a stream or game at each`, news.flat())

    const leader = instances[await findLeader(instances)] ?? fail()
    const others = instances.filter((each) => each !== leader)
    await addPlayer(leader.url, 'Acknowledged')
    await leader.end('SIGKILL')
    const killedAt = performance.now()
    await addPlayer((others[0] ?? fail()).url, 'Afterwards')
    const left = heard.filter((_, index) => instances[index] !== leader)
    const haveAll = () => left.every((each) => each.has('Acknowledged') && each.has('Afterwards'))
    await expect.poll(haveAll, PATIENCE).toBe(true)
    await expect.poll(() => countLeaders(others), PATIENCE).toBe(1)
    process.stdout.write(`${size} instances, the next leader after ${Math.round(performance.now() - killedAt)} ms\n`)
    const counts = news.map(({ length }) => length)
    await expect
      .poll(() => news.some(({ length }, index) => length > (counts[index] ?? 0)), { timeout: 180_000 })
      .toBe(true)
    if (size === 2) return

    const next = others[await findLeader(others)] ?? fail()
    const follower = others.find((each) => each !== next) ?? fail()
    await addPlayer(follower.url, 'FromFollower')
    await follower.end('SIGKILL')
    const survivors = heard.filter((_, index) => ![leader, follower].includes(instances[index] ?? fail()))
    await expect.poll(() => survivors.every((each) => each.has('FromFollower')), PATIENCE).toBe(true)
    expect(await ingestionAt(next)).toEqual({ lease: 'held', jobs: 'here' })
  })

  it('share the points of an address', async () => {
    const instances = await startInstances(size, { POINTS_PER_MINUTE: String(POINTS), INGEST: 'off' })
    const address = await findFreshAddress(instances[0] ?? fail())
    const spend = async ({ url }: ProductProcess) => {
      for (let answered = 0; ; answered++) if (await isRefused(url, address)) return answered
    }
    const first = await spend(instances[0] ?? fail())
    const others: number[] = []
    for (const instance of instances.slice(1)) others.push(await spend(instance))
    process.stdout.write(`${size} instances, answers until each refuses: ${[first, ...others].join(', ')}\n`)
    // Each instance has a tenth of the points without a look at the store.
    for (const answered of others) expect(answered).toBeLessThanOrEqual(Math.ceil(first / 9))
  })
})

describe.runIf(hasFirestoreEmulator)(`two instances with one key of Riot${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('are never refused by it, with 100 look-ups at each in one moment', async () => {
    const clock = new FakeClock(Date.now())
    const moveClock = () => void clock.advance(Math.max(0, Date.now() - clock.now()))
    const counting = new FakeRiot(clock, { application: '100:120', latency: [0, 0] })
    counting.knows = () => false
    const riot = await startStandInRiot(async (request) => {
      moveClock()
      const answer = counting.fetch(request)
      moveClock()
      return answer
    })
    onTestFinished(() => riot.close())
    const own = { RIOT_BASE_URL: riot.baseUrl, RIOT_API_KEY: 'long', BUNDLED_ROSTER: 'off', INGEST: 'off' }
    const instances = await startInstances(2, own)
    // Then what the first one could have sent before the second one came is out of the window.
    await setTimeout(FIRST_WINDOW_MS)
    const before = counting.received.length
    const asked = Array.from({ length: 100 }, (_, index) =>
      instances.map(({ url }, instance) => lookUp(url, `Unknown ${instance} ${index}`, `198.51.${instance}.${index}`)),
    )
    await Promise.all(asked.flat())
    const sent = counting.received.length - before
    process.stdout.write(`2 instances, 100 look-ups each: ${sent} requests, ${counting.throttled} refused by Riot\n`)
    expect(counting.throttled).toBe(0)
    expect(sent).toBeGreaterThanOrEqual(90)
  })
})

async function startInstances(size: number, variables: Readonly<Record<string, string>> = {}) {
  const projectId = newProjectId()
  const instances: ProductProcess[] = []
  for (let count = 0; count < size; count++)
    instances.push(await runOnFirestore(projectId, { TRUST_PROXY: 'true', ...variables }))
  return instances
}

async function countLeaders(instances: readonly ProductProcess[]): Promise<number> {
  const found = await Promise.all(instances.map(ingestionAt))
  return found.filter(({ lease }) => lease === 'held').length
}

async function findLeader(instances: readonly ProductProcess[]): Promise<number> {
  const found = await Promise.all(instances.map(ingestionAt))
  return found.findIndex(({ lease }) => lease === 'held')
}

function openClient({ url }: ProductProcess) {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  })
  onTestFinished(() => client.terminate())
  return client
}

/** Returns the times at which the players of changes arrive, by their names. */
function followChanges(instance: ProductProcess): ReadonlyMap<string, number> {
  const heard = new Map<string, number>()
  const sink = {
    next({ data }: { readonly data?: unknown }) {
      const { upserted } = change.parse(data).rosterChanges
      for (const { playerName } of upserted) if (!heard.has(playerName)) heard.set(playerName, performance.now())
    },
    error() {},
    complete() {},
  }
  openClient(instance).subscribe({ query: CHANGES }, sink)
  return heard
}

/** Returns the latencies of updates, in milliseconds: a cursor is the time of the newest change in it. */
function follow(instance: ProductProcess, query: string): readonly number[] {
  const latencies: number[] = []
  const sink = {
    next({ data }: { readonly data?: unknown }) {
      const [received] = Object.values(update.parse(data))
      if (received === undefined || received.snapshot) return
      if (received.upserted.length + received.removed.length > 0) latencies.push(Date.now() - Number(received.cursor))
    },
    error() {},
    complete() {},
  }
  openClient(instance).subscribe({ query }, sink)
  return latencies
}

const QUERY = '{ status { dataSource } }'

function ask(url: string, address: string): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query: QUERY }),
  })
}

async function lookUp(url: string, gameName: string, address: string): Promise<void> {
  const query = `{ account(region: EUW, gameName: "${gameName}", tagLine: "EUW") { __typename } }`
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query }),
  })
  await response.text()
}

async function isRefused(url: string, address: string): Promise<boolean> {
  const { errors: [error] = [] } = errors.parse(await (await ask(url, address)).json())
  return error?.extensions.code === 'RATE_LIMITED'
}

/** Returns an address whose minute has just begun. */
async function findFreshAddress({ url }: ProductProcess): Promise<string> {
  for (let last = 1; last < 250; last++) {
    const address = `203.0.113.${last}`
    const left = /t=(\d+)/.exec((await ask(url, address)).headers.get('ratelimit') ?? '')?.[1]
    if (Number(left) > 50) return address
  }
  throw new Error('Of 249 addresses, none has a minute that has just begun')
}

function fail(): never {
  throw new TypeError('There is no such instance')
}

function report(name: string, latencies: readonly number[]): void {
  const sorted = latencies.toSorted((one, other) => one - other)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN)
  process.stdout.write(`${name}: ${sorted.length} deliveries, median ${at(0.5)} ms, p99 ${at(0.99)} ms\n`)
}
