import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Arena } from '../arena.ts'
import { attackWith, describeReport, type Storm } from '../attackers.ts'
import { aside, type Finding, median, percentile, show } from '../findings.ts'
import { openWebsocket, say } from '../storm.ts'
import { Target } from '../target.ts'

/** Innocent subscribers, some over each websocket: one address has 50 of them at most. */
const WEBSOCKETS = 25
const EACH = 4

const UPDATES = 60
const PAUSE_MS = 200

/** How long the attack goes on before it counts, in milliseconds. */
const LEAD_MS = 3_000

const ATTACKING_WEBSOCKETS = 40
const HEAVY = 100
const MOST_RATIO = 1.2

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

interface Delivery {
  /** From the change until the last subscriber has it. */
  readonly ms: readonly number[]
  /** CPU of the process for each update, the attack's too. */
  readonly cpuMs: number
}

/** h: what others feel of subscriptions that one address begins and completes, and of a hundred heavy ones. */
export async function subscribers(arena: Arena): Promise<readonly Finding[]> {
  const storm = { websockets: ATTACKING_WEBSOCKETS, standing: [], passing: light }
  const many = { websockets: 1, standing: heavy, passing: [] }
  return [
    ...(await disturb('subscribe and complete', arena, storm)),
    ...(await disturb(`${HEAVY} heavy ones`, arena, many)),
  ]
}

async function disturb(
  what: string,
  { copyWorld, tell }: Arena,
  storm: Pick<Storm, 'websockets' | 'standing' | 'passing'>,
): Promise<readonly Finding[]> {
  using target = await Target.start('live product', [copyWorld()])
  using audience = await gather(target)
  await deliver(target, audience)
  const quiet = await deliver(target, audience)
  const seconds = Math.ceil((LEAD_MS + UPDATES * PAUSE_MS * 2) / 1000)
  const attackers = attackWith({ is: 'storm', url: target.url, address: '127.0.0.1', seconds, ...storm })
  await sleep(LEAD_MS)
  const attacked = await deliver(target, audience)
  const report = describeReport(await attackers)
  tell(`${what}: ${report}`)
  const latency = median(attacked.ms) / median(quiet.ms)
  return [
    {
      part: 'h',
      what: `${what}: delivery to others, median`,
      target: `≤ ${MOST_RATIO}`,
      measured: `${show(latency)} (${show(median(attacked.ms))} / ${show(median(quiet.ms))} ms)`,
      met: latency <= MOST_RATIO,
    },
    aside(
      'h',
      `${what}: p90 of delivery`,
      `${show(percentile(quiet.ms, 90))} and ${show(percentile(attacked.ms, 90))} ms`,
    ),
    aside('h', `${what}: CPU for each update with all else`, `${show(quiet.cpuMs)} and ${show(attacked.cpuMs)} ms`),
    aside('h', `${what}: answers to the attacker`, report),
  ]
}

interface Audience extends Disposable {
  /** Resolves when everybody has been told once more. */
  next(): Promise<void>
}

async function gather({ url }: Target): Promise<Audience> {
  const websockets: WebSocket[] = []
  const wanted = WEBSOCKETS * EACH
  let [told, all] = [0, Promise.withResolvers<void>()]
  function hear(): void {
    told += 1
    if (told === wanted) all.resolve()
  }
  function next(): Promise<void> {
    told = 0
    all = Promise.withResolvers()
    const timer = setTimeout(() => all.reject(new Error(`Only ${told} of ${wanted} were told.`)), LATEST_MS)
    return all.promise.finally(() => clearTimeout(timer))
  }
  const begun = next()
  for (let count = 0; count < WEBSOCKETS; count += 1) {
    const websocket = await openWebsocket(url, '127.0.0.2')
    websocket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' && data.includes('"type":"next"')) hear()
    })
    for (let id = 0; id < EACH; id += 1) say(websocket, String(id), 'subscribe', { query: QUERY })
    websockets.push(websocket)
  }
  await begun
  return {
    next,
    [Symbol.dispose]() {
      for (const websocket of websockets) websocket.terminate()
    },
  }
}

async function deliver(target: Target, audience: Audience): Promise<Delivery> {
  const ms: number[] = []
  const before = await target.order({ is: 'begin', turns: false })
  for (let update = 0; update < UPDATES; update += 1) {
    const started = performance.now()
    const told = audience.next()
    await Promise.all([target.order({ is: 'work', times: 1 }), told])
    ms.push(performance.now() - started)
    await sleep(PAUSE_MS)
  }
  const after = await target.order({ is: 'read' })
  return { ms, cpuMs: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / UPDATES }
}
