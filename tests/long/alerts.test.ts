import { setTimeout as pass } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { BASE_URL as DRAGON_URL, FakeDataDragon } from '../game-data/fake-data-dragon.ts'
import { pngOf } from '../images/hand-made.ts'
import { firestoreVariables } from '../product/start-on-firestore.ts'
import { post, startTestProduct, type TestProduct } from '../product/start-product.ts'
import { type Fault, FAULTS, type FaultyServer, startFaultyServer } from '../support/faulty-server.ts'
import { canStartEmulator, newProjectId, useOwnEmulator } from '../support/firestore-emulator.ts'
import { hasPrometheus, startPrometheus, type Prometheus } from '../support/prometheus.ts'
import { watchSqliteDisk } from '../support/sqlite-disk.ts'

/** The longest time from the first failed request to its alert. */
const LONGEST_MS = 60_000

/** Twitch is asked that often. */
const TWITCH_INTERVAL_MS = 45_000

/** Several evaluations of the rules without a fault. */
const WELL_MS = 75_000

const VISIT_MS = 1_000

const LOOK_MS = 1_000

const note = hasPrometheus ? '' : ' (skipped: Prometheus is not installed, and PROMETHEUS_PATH does not name it)'

/** What the alerts are about that name no upstream and no source. */
const ABOUT: ReadonlyMap<string, string> = new Map([
  ['LanewatchDown', 'up'],
  ['LanewatchStoreFails', 'store'],
])

/** Half a picture looks like a whole one, and half a 404 of Riot says as much as a whole one. */
const isNoticed = (subject: string) => !subject.endsWith('truncated JSON') || subject.startsWith('twitch')

const LOOK_UP = `
  query ($gameName: String!) { account(gameName: $gameName, tagLine: "0000", region: EUW) { __typename } }`

describe.runIf(hasPrometheus)(`Prometheus with the alert rules${note}`, () => {
  it.each([
    { about: 'Riot and hosts of pictures', world: 'riot', sources: ['riot', 'pictures'], patienceMs: LONGEST_MS },
    // Twitch is asked less often.
    { about: 'Twitch', world: 'demo', sources: ['twitch'], patienceMs: LONGEST_MS + TWITCH_INTERVAL_MS },
  ] as const)('names $about within a minute, however they fail', async ({ world, sources, patienceMs }) => {
    const upstreams = new Map<Fault, readonly FaultyServer[]>()
    const products: Record<string, string> = {}
    for (const fault of FAULTS) {
      const { product, servers } = await startWithUpstreams({ world })
      upstreams.set(fault, servers)
      products[fault] = product.metricsUrl
    }
    const prometheus = await watch(products)
    await pass(WELL_MS)
    expect(await prometheus.listAlerts()).toEqual([])

    const startedAt = performance.now()
    for (const [fault, servers] of upstreams) for (const server of servers) await server.turn(fault)
    const expected = FAULTS.flatMap((fault) => sources.map((source) => `${source} ${fault}`)).filter(isNoticed)
    const first = await firstAlerts(prometheus, startedAt, expected, patienceMs)
    expect(expected.filter((subject) => !first.has(subject))).toEqual([])
  })

  it('names the static data within a minute when no source of them answers at the start', async () => {
    const products: Record<string, string> = {}
    for (const fault of FAULTS) {
      const { product } = await startWithUpstreams({ world: 'riot', dragon: fault, INGEST: 'off' })
      products[fault] = product.metricsUrl
    }
    const startedAt = performance.now()
    const expected = FAULTS.map((fault) => `static_data ${fault}`)
    const first = await firstAlerts(await watch(products), startedAt, expected, LONGEST_MS)
    expect(expected.filter((subject) => !first.has(subject))).toEqual([])
  })

  it.runIf(canStartEmulator)(
    'reports a full disk, a frozen Firestore and a server that is gone within a minute',
    async () => {
      const emulator = await useOwnEmulator()
      const gone = await startTestProduct()
      const frozen = await startTestProduct({ variables: firestoreVariables(newProjectId()) })
      const disk = watchSqliteDisk()
      const full = await startTestProduct()
      onTestFinished(() => frozen.close())
      onTestFinished(() => full.close())
      for (const product of [frozen, full]) visit(product)
      const metrics = { gone: gone.metricsUrl, frozen: frozen.metricsUrl, full: full.metricsUrl }
      const prometheus = await watch(metrics)
      await pass(WELL_MS)
      expect(await prometheus.listAlerts()).toEqual([])

      const startedAt = performance.now()
      emulator.freeze()
      disk.fill()
      await gone.close()
      const expected = ['store frozen', 'store full', 'up gone']
      const first = await firstAlerts(prometheus, startedAt, expected, LONGEST_MS)
      emulator.thaw()
      disk.repair()
      expect(expected.filter((subject) => !first.has(subject))).toEqual([])
    },
  )
})

async function watch(products: Readonly<Record<string, string>>): Promise<Prometheus> {
  const prometheus = await startPrometheus(products)
  onTestFinished(() => prometheus.stop())
  return prometheus
}

/** Waits until each subject has an alert. Prints and returns the first alert of each. */
async function firstAlerts(
  prometheus: Prometheus,
  startedAt: number,
  subjects: readonly string[],
  patienceMs: number,
): Promise<ReadonlyMap<string, { readonly name: string; readonly afterMs: number }>> {
  const first = new Map<string, { name: string; afterMs: number }>()
  const isMissing = (subject: string) => !first.has(subject)
  while (subjects.some(isMissing) && performance.now() - startedAt < patienceMs) {
    await pass(LOOK_MS)
    const afterMs = performance.now() - startedAt
    for (const { name, labels } of await prometheus.listAlerts()) {
      const subject = `${ABOUT.get(name) ?? labels['upstream'] ?? labels['source']} ${labels['instance']}`
      if (isMissing(subject)) first.set(subject, { name, afterMs })
    }
  }
  for (const subject of subjects) {
    const { name, afterMs } = first.get(subject) ?? { name: 'no alert', afterMs: patienceMs }
    process.stdout.write(`${subject}: ${name} after ${Math.round(afterMs / 1000)} s\n`)
  }
  return first
}

interface Options {
  /** In the demo world, pros have streams. */
  readonly world: 'riot' | 'demo'
  /** The failure of Data Dragon from the start on. */
  readonly dragon?: Fault
  readonly INGEST?: 'off'
}

/** Starts a product whose upstreams can fail, with a visitor each second. */
async function startWithUpstreams(options: Options) {
  const { world, dragon: fault, ...variables } = options
  const simulator = createSimulator({ seed: memoryOf('tests'), now: () => Date.now() })
  const files = new FakeDataDragon()
  const picture = () => new Response(pngOf(1), { headers: { 'Content-Type': 'image/png' } })
  const riot = await startFaultyServer((request) => simulator.fetch(request))
  const twitch = await startFaultyServer((request) => simulator.twitch.fetch(request))
  const dragon = await startFaultyServer(({ url }) => {
    const { pathname } = new URL(url)
    return pathname.endsWith('.png') ? picture() : files.fetch(new Request(`${DRAGON_URL}${pathname}`))
  })
  const servers = [riot, twitch, dragon]
  if (fault !== undefined) await dragon.turn(fault)
  const product = await startTestProduct({
    variables: {
      ...(world === 'riot'
        ? { RIOT_BASE_URL: `${riot.url}/{routing}`, RIOT_API_KEY: 'RGAPI-test' }
        : { SIMULATOR_SEED: 'tests' }),
      TWITCH_API_URL: `${twitch.url}/helix`,
      DATA_DRAGON_URL: dragon.url,
      ...variables,
    },
  })
  onTestFinished(async () => {
    await product.close()
    await Promise.all(servers.map((server) => server.close()))
  })
  visit(product)
  return { product, servers }
}

/** Lets a visitor look up an unknown player and see a new picture every second. */
function visit({ url }: TestProduct): void {
  let count = 0
  const look = () => {
    count++
    const requests = [
      post(url, LOOK_UP, { gameName: `Visitor ${count}` }),
      fetch(`${url}/images/profile-icons/${count}.png`),
    ]
    for (const request of requests) request.then((response) => response.arrayBuffer()).catch(() => {})
  }
  const visits = setInterval(look, VISIT_MS)
  onTestFinished(() => clearInterval(visits))
}
