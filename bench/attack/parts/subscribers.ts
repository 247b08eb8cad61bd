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

/** Duration of each measurement, before and during the attack, and the pause between two updates. */
const MEASURED_MS = 30_000
const PAUSE_MS = 200

/** Duration of the attack before the measurement starts. */
const HEAD_START_MS = 3_000

const ATTACKING_WEBSOCKETS = 40
const HEAVY = 100

/** Time limit for an update to reach all subscribers. */
const LATEST_MS = 10_000

const SELECTION = `cursor snapshot removed source { state observedAt } upserted {
  id login displayName url live { title viewers startedAt language game { name } } lastLiveAt
  player { id name slug role photo team { id code name league { id code name } logo } }
}`

const QUERY = `subscription Innocent { streams { ${SELECTION} } }`

/** Subscriptions that differ only in their names, so that each is executed separately. */
const heavy = Array.from({ length: HEAVY }, (_, n) => `subscription Heavy${n} { streams { ${SELECTION} } }`)
const light = Array.from({ length: HEAVY }, (_, n) => `subscription Light${n} { streams { cursor } }`)

/** Measures the delay of other subscribers while one address starts and completes subscriptions, and beside 100 heavy ones. */
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
    if (accepted + refused !== HEAVY)
      throw new Error(`Not every subscription was accepted or refused: ${describeReport(report)}`)
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

/** Delays until events reach each innocent subscriber, in milliseconds. */
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
    const seconds = (HEAD_START_MS + MEASURED_MS) / 1000
    const attackers = attackWith({ is: 'storm', url: target.url, address: '127.0.0.1', seconds, ...storm })
    await sleep(HEAD_START_MS)
    const attacked = await deliver(target, audience)
    for (const [phase, { bytes, cpuMs }] of Object.entries({ quiet, attacked })) {
      tell(`${phase}: ${show(cpuMs)} ms of CPU per update of ${bytes} bytes, including all other work`)
    }
    return { quiet: quiet.ms, attacked: attacked.ms, report: await attackers }
  })
}

interface Audience extends Disposable {
  /** Resolves once all subscribers have the next update, to its age at each of them, in milliseconds. */
  next(): Promise<readonly number[]>
  /** Length of the last update. */
  readonly bytes: number
}

async function gather(url: string): Promise<Audience> {
  const websockets: WebSocket[] = []
  let [ms, bytes]: [number[], number] = [[], 0]
  let all = Promise.withResolvers<readonly number[]>()
  function receive(text: string): void {
    bytes = text.length
    ms.push((sharedClock() - causedAt(text)) / 1000)
    if (ms.length === SUBSCRIBERS) all.resolve(ms)
  }
  function next(): Promise<readonly number[]> {
    ms = []
    all = Promise.withResolvers()
    const timer = setTimeout(
      () => all.reject(new Error(`Only ${ms.length} of ${SUBSCRIBERS} subscribers got the update.`)),
      LATEST_MS,
    )
    return all.promise.finally(() => clearTimeout(timer))
  }
  const begun = next()
  for (let count = 0; count < SUBSCRIBERS; count += 1) {
    const websocket = await openWebsocket(url, '127.0.0.2')
    websocket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' && data.includes('"type":"next"')) receive(data)
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

/** Time of the event behind an update, on the shared clock. It is the title of each changed stream. */
function causedAt(text: string): number {
  return Number(/"title":"([\d.]+)"/.exec(text)?.[1])
}

async function deliver(target: Target, audience: Audience) {
  const ms: number[] = []
  let updates = 0
  const before = await target.order({ is: 'begin', turns: false })
  for (const end = performance.now() + MEASURED_MS; performance.now() < end; updates += 1) {
    const received = audience.next()
    const [each] = await Promise.all([received, target.order({ is: 'work', times: 1 })])
    ms.push(...each)
    await sleep(PAUSE_MS)
  }
  const after = await target.order({ is: 'read' })
  return { ms, bytes: audience.bytes, cpuMs: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / updates }
}
