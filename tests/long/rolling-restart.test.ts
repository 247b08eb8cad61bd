import { fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { nextMessage } from '../../bench/next-message.ts'
import { readMetrics } from '../metrics/read-metrics.ts'
import { openAudience, type Subscriber } from '../product/audience.ts'
import { type ProductProcess, runOnFirestore } from '../product/product-process.ts'
import { addPlayer, sendSteadily } from '../product/steady-requests.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'

/** `ROLLING_SOCKETS` and `ROLLING_REQUESTS` change the load: a machine of two cores shares them between five processes. */
const SOCKETS = Number(process.env['ROLLING_SOCKETS'] ?? 1_000)
const REQUESTS_PER_SECOND = Number(process.env['ROLLING_REQUESTS'] ?? 100)

/** Several checks of the proxy: on a machine that is too small for all of this, they are late. */
const GRACE_SECONDS = 2

const CHANGE_EVERY_MS = 2_000

/** Cheap ones: on a store that instances share, each page with data is rendered again every two seconds. */
const PATHS = ['/graphql?query={status{dataSource}}', '/v2/runes/', '/schema.graphql', '/livez']

const PATIENCE = { timeout: 120_000, interval: 100 }

const PROXY = fileURLToPath(new URL('readiness-proxy-program.ts', import.meta.url))

describe.runIf(hasFirestoreEmulator)(`one of two instances with ${SOCKETS} sockets that stops${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('fails no request, exits within 8 seconds, and its subscribers miss no change', async () => {
    const projectId = newProjectId()
    const variables = {
      TRUST_PROXY: 'true',
      INGEST: 'off',
      SHUTDOWN_GRACE_SECONDS: String(GRACE_SECONDS),
      LOG_LEVEL: 'info',
    }
    const first = await runOnFirestore(projectId, variables)
    const proxy = await startProxy(first.url)
    const audience = await openAudience(proxy.url, SOCKETS)
    onTestFinished(() => audience.close())
    const { subscribers } = audience
    const second = await runOnFirestore(projectId, variables)
    for (const { url } of [first, second]) for (const path of PATHS) await (await fetch(url + path)).arrayBuffer()
    await proxy.add(second.url)
    const requests = sendSteadily(proxy.url, PATHS, REQUESTS_PER_SECOND)
    const changes = makeChanges(proxy.url)
    await delay(3_000)

    const sentBefore = requests.sent()
    const [otherBefore, ownBefore] = [await readCpuMs(second), ownCpuMs()]
    const signalledAt = performance.now()
    const exitCode = await first.end('SIGTERM')
    const exitMs = performance.now() - signalledAt
    await expect.poll(() => subscribers.filter(isLost).length, PATIENCE).toBe(0)
    const [otherCpuMs, ownMs] = [(await readCpuMs(second)) - otherBefore, ownCpuMs() - ownBefore]
    const { names: made, failed } = await changes.stop()
    await expect.poll(() => subscribers.filter((each) => hasMissed(each, made)).length, PATIENCE).toBe(0)
    await requests.stop()

    const lost = subscribers.flatMap(({ lostAt }) => lostAt)
    const restored = subscribers.flatMap(({ restoredAt }) => restoredAt)
    const gaps = subscribers.flatMap(({ lostAt, restoredAt }) =>
      restoredAt.map((at, loss) => at - (lostAt[loss] ?? at)),
    )
    report('exit after SIGTERM, ms', exitMs)
    report('first socket closed after, ms', Math.min(...lost) - signalledAt)
    report('last socket closed after the first, ms', Math.max(...lost) - Math.min(...lost))
    report('last socket restored after the first was closed, ms', Math.max(...restored) - Math.min(...lost))
    report('a socket away, ms: median', percentile(gaps, 0.5))
    report('a socket away, ms: longest', Math.max(...gaps))
    report('most sockets restored within 100 ms', mostWithin(100, restored))
    report('CPU time of the other instance until all were restored, ms', otherCpuMs)
    report('CPU time of the clients until then, ms', ownMs)
    report('sockets lost twice', subscribers.filter(({ lostAt }) => lostAt.length > 1).length)
    report('requests', requests.sent())
    report(
      'requests until the exit, per second',
      ((requests.sent() - sentBefore) * 1000) / (performance.now() - signalledAt),
    )
    report('changes', made.length)
    expect(exitCode).toBe(0)
    expect(exitMs).toBeLessThan(8_000)
    expect([...requests.failed, ...failed, ...(await proxy.failures())]).toEqual([])
    expect(lost.length).toBeGreaterThanOrEqual(SOCKETS)
  })
})

async function startProxy(instance: string) {
  const program = fork(PROXY, [instance])
  onTestFinished(() => program.disconnect())
  const url = z.string().parse(await nextMessage(program))
  const send = async (order: 'failures' | { readonly add: string }) => {
    program.send(order)
    return z.array(z.string()).parse(await nextMessage(program))
  }
  return { url, add: (added: string) => send({ add: added }), failures: () => send('failures') }
}

/** Adds players, one after the other, until it is stopped. Resolves to their names then, and to the failures. */
function makeChanges(url: string) {
  const stopping = new AbortController()
  const names: string[] = []
  const failed: string[] = []
  async function make() {
    for (let count = 0; !stopping.signal.aborted; count++) {
      const name = `Rolling${count}`
      await addPlayer(url, name).then(
        () => names.push(name),
        (error: unknown) => failed.push(`${name}: ${String(error)}`),
      )
      await delay(CHANGE_EVERY_MS)
    }
    return { names, failed }
  }
  const made = make()
  return {
    stop() {
      stopping.abort()
      return made
    },
  }
}

/** Returns the CPU time that an instance has used so far. */
async function readCpuMs({ metricsUrl }: ProductProcess): Promise<number> {
  const metrics = await readMetrics(metricsUrl)
  return (metrics.get('process_cpu_seconds_total') ?? Number.NaN) * 1_000
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const isLost = ({ lostAt, restoredAt }: Subscriber) => lostAt.length > restoredAt.length

const hasMissed = ({ heard }: Subscriber, names: readonly string[]) => names.some((name) => !heard.has(name))

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN
}

/** Returns the largest number of moments within a time. */
function mostWithin(ms: number, moments: readonly number[]): number {
  const slots = Map.groupBy(moments, (moment) => Math.floor(moment / ms))
  return Math.max(...[...slots.values()].map(({ length }) => length))
}

function report(name: string, value: number): void {
  process.stdout.write(`${name}: ${Math.round(value)}\n`)
}
