import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { sharedClock } from '../../live/shared-clock.ts'
import type { Arena } from '../arena.ts'
import { attackWith, type AttackReport, describeReport, type Storm } from '../attackers.ts'
import { percentile, show } from '../figures.ts'
import type { GoalName } from '../goals.ts'
import { openWebsocket, say, STANDING } from '../storm.ts'
import { Target } from '../target.ts'

/** Innocent subscribers, each over a websocket of its own. */
const SUBSCRIBERS = 25

/** How long deliveries are measured, before the attack and during it, and how long one rests after the other. */
const MEASURED_MS = 30_000
const PAUSE_MS = 200

/** How long the attack goes on before it counts, in milliseconds. */
const LEAD_MS = 3_000

const ATTACKING_WEBSOCKETS = 40
const HEAVY = 100

/** How long an update may take to reach everybody, in milliseconds. */
const LATEST_MS = 10_000

const SELECTION = `cursor snapshot removed source { state observedAt } upserted {
  id login displayName url live { title viewers startedAt language game { name } } lastLiveAt
  player { id name slug role photo team { id code name league { id code name } logo } }
}`

const QUERY = `subscription Innocent { streams { ${SELECTION} } }`

/** The same for all, but for its name: each is executed apart. */
const heavy = Array.from({ length: HEAVY }, (_, n) => `subscription Heavy${n} { streams { ${SELECTION} } }`)
const light = Array.from({ length: HEAVY }, (_, n) => `subscription Light${n} { streams { cursor } }`)

/** What others feel of subscriptions that one address begins and completes, and of a hundred heavy ones. */
export async function subscribers(arena: Arena): Promise<void> {
  const { board, tell } = arena
  const storm = { websockets: ATTACKING_WEBSOCKETS, standing: [], passing: light }
  await board.attempt(['stormMedian', 'stormTail'], async () => {
    const { quiet, attacked, report } = await disturb(arena, storm)
    tell(`Subscribe/complete storm: ${describeReport(report)}`)
    setRatio(arena, 'stormMedian', 50, quiet, attacked)
    setRatio(arena, 'stormTail', 99, quiet, attacked)
  })
  await board.attempt(['heavyMedian', 'heavyTail'], async () => {
    const { quiet, attacked, report } = await disturb(arena, { websockets: 1, standing: heavy, passing: [] })
    tell(`Heavy subscriptions: ${describeReport(report)}`)
    const accepted = report[`${STANDING} next`] ?? 0
    const refused = report[`${STANDING} SUBSCRIPTIONS_TOO_EXPENSIVE`] ?? 0
    if (accepted + refused !== HEAVY) throw new Error(`Not all of them were valid: ${describeReport(report)}`)
    setRatio(arena, 'heavyMedian', 50, quiet, attacked, `${accepted} accepted, ${refused} refused`)
    setRatio(arena, 'heavyTail', 99, quiet, attacked)
  })
}

function setRatio(
  { board }: Arena,
  name: GoalName,
  percent: number,
  quiet: readonly number[],
  attacked: readonly number[],
  beside = '',
): void {
  const [before, during] = [percentile(quiet, percent), percentile(attacked, percent)]
  const figures = `${show(during)} / ${show(before)} ms`
  board.set(name, during / before, beside === '' ? figures : `${figures}; ${beside}`)
}

/** How long events take to reach each innocent subscriber, in milliseconds. */
interface Disturbance {
  readonly quiet: readonly number[]
  readonly attacked: readonly number[]
  readonly report: AttackReport
}

async function disturb(
  { copyWorld, tell }: Arena,
  storm: Pick<Storm, 'websockets' | 'standing' | 'passing'>,
): Promise<Disturbance> {
  using target = await Target.start('live product', [copyWorld()])
  return await target.outlive(async () => {
    using audience = await gather(target.url)
    await deliver(target, audience)
    const quiet = await deliver(target, audience)
    const seconds = (LEAD_MS + MEASURED_MS) / 1000
    const attackers = attackWith({ is: 'storm', url: target.url, address: '127.0.0.1', seconds, ...storm })
    await sleep(LEAD_MS)
    const attacked = await deliver(target, audience)
    for (const [when, { bytes, cpuMs }] of Object.entries({ quiet, attacked })) {
      tell(`${when}: ${show(cpuMs)} ms of CPU for each update with all else, of ${bytes} bytes`)
    }
    return { quiet: quiet.ms, attacked: attacked.ms, report: await attackers }
  })
}

interface Audience extends Disposable {
  /** Resolves when all have heard of one more update, to how old it was for each of them, in milliseconds. */
  next(): Promise<readonly number[]>
  /** Length of the last update. */
  readonly bytes: number
}

async function gather(url: string): Promise<Audience> {
  const websockets: WebSocket[] = []
  let [ms, bytes]: [number[], number] = [[], 0]
  let all = Promise.withResolvers<readonly number[]>()
  function hear(text: string): void {
    bytes = text.length
    ms.push((sharedClock() - causedAt(text)) / 1000)
    if (ms.length === SUBSCRIBERS) all.resolve(ms)
  }
  function next(): Promise<readonly number[]> {
    ms = []
    all = Promise.withResolvers()
    const timer = setTimeout(() => all.reject(new Error(`Only ${ms.length} of ${SUBSCRIBERS} heard.`)), LATEST_MS)
    return all.promise.finally(() => clearTimeout(timer))
  }
  const begun = next()
  for (let count = 0; count < SUBSCRIBERS; count += 1) {
    const websocket = await openWebsocket(url, '127.0.0.2')
    websocket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' && data.includes('"type":"next"')) hear(data)
    })
    say(websocket, '1', 'subscribe', { query: QUERY })
    websockets.push(websocket)
  }
  await begun
  return {
    next,
    get bytes() {
      return bytes
    },
    [Symbol.dispose]() {
      for (const websocket of websockets) websocket.terminate()
    },
  }
}

/** When an update was caused, on the shared clock: it is the title of each stream that changed. */
function causedAt(text: string): number {
  return Number(/"title":"([\d.]+)"/.exec(text)?.[1])
}

async function deliver(target: Target, audience: Audience) {
  const ms: number[] = []
  let updates = 0
  const before = await target.order({ is: 'begin', turns: false })
  for (const end = performance.now() + MEASURED_MS; performance.now() < end; updates += 1) {
    const heard = audience.next()
    const [each] = await Promise.all([heard, target.order({ is: 'work', times: 1 })])
    ms.push(...each)
    await sleep(PAUSE_MS)
  }
  const after = await target.order({ is: 'read' })
  return { ms, bytes: audience.bytes, cpuMs: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / updates }
}
