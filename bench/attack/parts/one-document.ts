import type { Arena } from '../arena.ts'
import { type Answer, type AttackRequest, Client, isRefused } from '../ask.ts'
import { median, megabytes, show } from '../figures.ts'
import { messageOf } from '../scoreboard.ts'
import { Target } from '../target.ts'

/** Measurements of each document. */
const TIMES = 5

/** Warm-up requests of each document, and of the whole process. They keep compilation on first use out of the figures. */
const WARM_UPS = 3
const FIRST_REQUESTS = 20

interface Measured {
  readonly name: string
  /** Smallest of the longest turns of all measurements, because the machine does other things too. */
  readonly turnMs: number
  readonly delayMs: number
  /** Median. */
  readonly cpuMs: number
  readonly bytes: number
  readonly status: number
  readonly isRefused: boolean
}

/** Measures the most that one document takes, and the cost of refusing one. */
export async function oneDocument(arena: Arena): Promise<void> {
  const { board, tell } = arena
  const ours = await measureAll('product', arena)
  const executed = ours.filter((each) => !each.isRefused)
  const longest = largest(executed, ({ turnMs }) => turnMs)
  const biggest = largest(ours, ({ bytes }) => bytes)
  const dearest = largest(
    ours.filter((each) => each.isRefused),
    ({ cpuMs }) => cpuMs,
  )
  board.set('turn', longest.turnMs, longest.name)
  board.set('answer', megabytes(biggest.bytes), biggest.name)
  board.set('refusal', dearest.cpuMs, dearest.name)
  const latest = largest(executed, ({ delayMs }) => delayMs)
  tell(`The event loop was ${show(latest.delayMs)} ms late at most (${latest.name})`)

  const theirs = await measureAll('bare Yoga', arena)
  const theirLongest = largest(theirs, ({ turnMs }) => turnMs)
  const theirBiggest = largest(theirs, ({ bytes }) => bytes)
  board.setControl('turn', `${show(theirLongest.turnMs)} ms`)
  board.setControl('answer', `${show(megabytes(theirBiggest.bytes))} MB`)
}

async function measureAll(
  name: 'product' | 'bare Yoga',
  { copyWorld, requests, tell }: Arena,
): Promise<readonly Measured[]> {
  const folder = copyWorld()
  let target = await Target.start(name, [folder], { INGEST: 'off' })
  tell(`\n${name}: one document at a time\n  turn ms  late ms   CPU ms        bytes  status`)
  for (const [index, request] of requests.slice(0, FIRST_REQUESTS).entries()) await warmUp(target, index, request)
  const all: Measured[] = []
  for (const [index, request] of requests.entries()) {
    let measured: Measured
    try {
      measured = await measure(target, index, request)
    } catch (error) {
      measured = killed(request, error)
      target[Symbol.dispose]()
      target = await Target.start(name, [folder], { INGEST: 'off' })
    }
    tell(describe(measured))
    all.push(measured)
  }
  target[Symbol.dispose]()
  return all
}

/** Result of a document that killed the process. */
function killed({ name }: AttackRequest, error: unknown): Measured {
  const never = { turnMs: Infinity, delayMs: Infinity, cpuMs: Infinity }
  return { name: `${name}: ${messageOf(error)}`, ...never, bytes: 0, status: 0, isRefused: false }
}

async function measure(target: Target, number: number, request: AttackRequest): Promise<Measured> {
  const [turns, delays, cpus]: [number[], number[], number[]] = [[], [], []]
  let answer: Answer | null = null
  await warmUp(target, number, request)
  for (let time = 0; time < TIMES; time += 1) {
    // Each measurement has an address of its own, because the points of one address would soon run out.
    using client = new Client(target.url, `127.${1 + time}.${number >> 8}.${number & 255}`)
    const fresh = uncached(request, time)
    const before = await target.order({ is: 'begin', turns: false })
    await client.ask(uncached(request, time + TIMES))
    const between = await target.order({ is: 'read' })
    cpus.push((between.cpuMicroseconds - before.cpuMicroseconds) / 1000)
    delays.push(between.delayMs)
    // Turns are measured separately, because that keeps the event loop busy.
    await target.order({ is: 'begin', turns: true })
    answer = await client.ask(fresh)
    turns.push((await target.order({ is: 'read' })).turnMs)
    await target.order({ is: 'begin', turns: false })
  }
  if (answer === null) throw new Error('No request was sent.')
  return {
    name: request.name,
    turnMs: Math.min(...turns),
    delayMs: Math.min(...delays),
    cpuMs: median(cpus),
    bytes: answer.bytes,
    status: answer.status,
    isRefused: isRefused(answer),
  }
}

async function warmUp(target: Target, number: number, request: AttackRequest): Promise<void> {
  using client = new Client(target.url, `127.7.${number >> 8}.${number & 255}`)
  for (let time = 0; time < WARM_UPS; time += 1) await client.ask(uncached(request, -1 - time))
}

/** Changes the text of a document, so that no cache knows it. */
function uncached(request: AttackRequest, time: number): AttackRequest {
  if (typeof request.body !== 'string') return request
  return { ...request, body: request.body.replace('"query":"', `"query":"#${time}\\n`) }
}

function describe({ name, turnMs, delayMs, cpuMs, bytes, status }: Measured): string {
  const cells = [turnMs, delayMs, cpuMs].map((ms) => ms.toFixed(1).padStart(8))
  return `${cells.join(' ')} ${String(bytes).padStart(12)}  ${status}  ${name}`
}

function largest(all: readonly Measured[], figureOf: (each: Measured) => number): Measured {
  const [first, ...others] = all
  if (first === undefined) throw new Error('Nothing was measured.')
  return others.reduce((most, each) => (figureOf(each) > figureOf(most) ? each : most), first)
}
