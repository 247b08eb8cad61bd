import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Contest } from '../contest.ts'
import { type Claim, printClaims, printTable, type Table } from '../live/table.ts'
import { nextMessage } from '../next-message.ts'
import type { Ready, Sample } from './subject.ts'
import { Visitors } from './visitors.ts'

/** Length of the soak. SOAK_MINUTES is for a try. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 60)

/** Minutes that do not count for the slopes: caches fill, and code is compiled. */
const WARM_UP_MINUTES = Math.min(10, MINUTES / 3)

/** Load to keep, in cores: half of the one core that a server is made for. */
const LOAD = 0.5

const MINUTE_MS = 60_000

/** Time until the last sockets and timers must be gone: longer than the silence after which the server ends a websocket. */
const QUIET_MS = 90_000

const VARIABLES = {
  SIMULATOR_SPEED: '20',
  DATA_DRAGON_URL: 'off',
  TRUST_PROXY: 'true',
  MAX_WEBSOCKETS_PER_ADDRESS: '1000000',
  POINTS_PER_MINUTE: '2147483647',
}

interface Row extends Sample {
  readonly minute: number
  /** CPU time of the minute, in cores. */
  readonly load: number
}

/** Loads the demo at 20 times its speed for an hour, with visitors who come and go, and watches its memory. */
export async function soak(stack: DisposableStack, print: (line: string) => void): Promise<readonly Contest[]> {
  const server = fork(new URL('./subject.ts', import.meta.url), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', ...VARIABLES },
  })
  stack.defer(() => server.disconnect())
  const { url, metricsUrl } = await nextMessage<Ready>(server)
  const sample = () => {
    const answer = nextMessage<Sample>(server)
    server.send('sample')
    return answer
  }

  await sleep(MINUTE_MS / 2)
  const before = await sample()
  const visitors = new Visitors(url, await listPages(url))
  const rows: Row[] = []
  let [last, lastAt] = [before, performance.now()]
  for (let minute = 1; minute <= MINUTES; minute++) {
    await sleep(MINUTE_MS)
    const now = await sample()
    const load = (now.cpuMicroseconds - last.cpuMicroseconds) / 1_000 / (performance.now() - lastAt)
    ;[last, lastAt] = [now, performance.now()]
    rows.push({ ...now, minute, load })
    print(`minute ${minute}: ${inMb(now.heapBytes)} MB heap, ${inMb(now.rssBytes)} MB, ${load.toFixed(2)} cores`)
    visitors.pauseMs = Math.min(30_000, Math.max(50, visitors.pauseMs * Math.min(2, Math.max(0.5, load / LOAD))))
  }
  await visitors.leave()
  await sleep(QUIET_MS)
  const after = await sample()

  print(printTable(toTable(rows, after)))
  print(`${JSON.stringify(visitors.counts)}, the last pause ${Math.round(visitors.pauseMs)} ms`)
  print(`resources before ${JSON.stringify(before.resources)}, after ${JSON.stringify(after.resources)}`)
  const settled = rows.filter(({ minute }) => minute > WARM_UP_MINUTES)
  const open = await readGauges(metricsUrl, ['lanewatch_subscribers', 'lanewatch_websockets'])
  print(
    printClaims([
      atMost(
        'heap slope, MB per minute',
        slopeOf(settled, ({ heapBytes }) => heapBytes / 1e6),
        1,
      ),
      atMost('failed answers', visitors.counts.failures, 0),
      atMost('subscriptions and websockets after all have left', open, 0),
      atMost('sockets more than before', countOf(after, 'TCPSocketWrap') - countOf(before, 'TCPSocketWrap'), 0),
      atMost('timers more than before', countOf(after, 'Timeout') - countOf(before, 'Timeout'), 0),
      atMost('process listeners more than before', after.processListeners - before.processListeners, 0),
    ]),
  )
  return []
}

/** Returns the paths of the pages that the sitemap lists. */
async function listPages(url: string): Promise<readonly string[]> {
  const text = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '/']) => new URL(loc).pathname)
}

/** Returns the sum of gauges. */
async function readGauges(metricsUrl: string, names: readonly string[]): Promise<number> {
  const lines = (await (await fetch(`${metricsUrl}/metrics`)).text()).split('\n')
  const values = lines.filter((line) => names.some((name) => line.startsWith(`${name} `)))
  if (values.length !== names.length) throw new Error(`A gauge of ${names.join(', ')} is missing.`)
  return values.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)
}

const atMost = (what: string, reached: number, most: number): Claim => ({
  what,
  reached,
  most,
  show: (value) => value.toFixed(2),
})

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const countOf = ({ resources }: Sample, name: string) => resources[name] ?? 0

/** Returns the slope of the line of least squares, per minute. */
function slopeOf(rows: readonly Row[], valueOf: (row: Row) => number): number {
  const [meanMinute, meanValue] = [meanOf(rows.map(({ minute }) => minute)), meanOf(rows.map(valueOf))]
  const products = rows.map((row) => (row.minute - meanMinute) * (valueOf(row) - meanValue))
  const squares = rows.map(({ minute }) => (minute - meanMinute) ** 2)
  return meanOf(products) / meanOf(squares)
}

function toTable(rows: readonly Row[], after: Sample): Table {
  const step = Math.max(1, Math.round(rows.length / 12))
  const shown = rows.filter(({ minute }) => minute % step === 0)
  return {
    title: `Soak of ${MINUTES} minutes`,
    columns: ['minute', 'cores', 'heap, MB', 'memory, MB', 'sockets', 'timers'],
    rows: [
      ...shown.map((row) => [String(row.minute), row.load.toFixed(2), ...toCells(row)]),
      ['after', '', ...toCells(after)],
    ],
  }
}

const toCells = (sample: Sample) => [
  inMb(sample.heapBytes),
  inMb(sample.rssBytes),
  String(countOf(sample, 'TCPSocketWrap')),
  String(countOf(sample, 'Timeout')),
]

const inMb = (bytes: number) => (bytes / 1e6).toFixed(1)
