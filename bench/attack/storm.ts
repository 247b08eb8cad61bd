import { on, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type AttackReport, createTally, type Storm } from './attackers.ts'
import { readMessage } from './message.ts'

/** How many subscriptions of one websocket begin before anything is awaited. */
const AT_ONCE = 20

/** How long an opened websocket may take until it is acknowledged, in milliseconds. */
const ACKNOWLEDGED_MS = 10_000

/** How long a pong is awaited, in milliseconds. */
const PONG_MS = 1_000

/** Begins an id of a subscription that stays. */
export const STANDING = 'standing'

/** Begins and completes subscriptions until the time is over. */
export async function runStorm({ url, address, websockets, seconds, standing, passing }: Storm): Promise<AttackReport> {
  const end = performance.now() + seconds * 1000
  const { count, report } = createTally()

  async function goOn(number: number): Promise<void> {
    while (performance.now() < end) {
      const websocket = await openWebsocket(url, address).catch(() => null)
      if (websocket === null) {
        count('not opened')
        await sleep(1_000)
        continue
      }
      const heard = new Set<string>()
      websocket.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return
        const { id, kind } = readMessage(data)
        // Of a subscription that stays the first answer says whether it was accepted.
        if (!id.startsWith(STANDING)) count(kind)
        else if (!heard.has(id)) count(`${STANDING} ${kind}`)
        heard.add(id)
      })
      websocket.on('close', (code) => count(`closed with ${code}`))
      if (number === 0) {
        for (const [index, query] of standing.entries()) say(websocket, `${STANDING} ${index}`, 'subscribe', { query })
      }
      await beginAndComplete(websocket)
      websocket.terminate()
    }
  }

  async function beginAndComplete(websocket: WebSocket): Promise<void> {
    for (let n = 0; websocket.readyState === WebSocket.OPEN && performance.now() < end;) {
      for (let turn = 0; turn < AT_ONCE && passing.length > 0; turn += 1, n += 1) {
        say(websocket, String(n), 'subscribe', { query: passing[n % passing.length] })
        say(websocket, String(n), 'complete')
      }
      // Nothing of it is read before what was said earlier, so this is as fast as the server goes.
      if (passing.length > 0) await ping(websocket)
      else await sleep(1_000)
    }
  }

  await Promise.all(Array.from({ length: websockets }, (_, number) => goOn(number)))
  return report()
}

/** Resolves with the pong, with the end of the websocket, or after a while. */
async function ping(websocket: WebSocket): Promise<void> {
  websocket.send(JSON.stringify({ type: 'ping' }))
  const signal = AbortSignal.timeout(PONG_MS)
  try {
    for await (const [data] of on(websocket, 'message', { signal, close: ['close'] })) {
      if (readMessage(String(data)).kind === 'pong') return
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Opens a websocket from an address of this machine, and waits for its acknowledgement. */
export async function openWebsocket(url: string, localAddress: string): Promise<WebSocket> {
  const websocket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { localAddress })
  websocket.on('error', () => {})
  const signal = AbortSignal.timeout(ACKNOWLEDGED_MS)
  await once(websocket, 'open', { signal })
  websocket.send(JSON.stringify({ type: 'connection_init' }))
  await once(websocket, 'message', { signal })
  return websocket
}

export function say(websocket: WebSocket, id: string, type: 'subscribe' | 'complete', payload?: object): void {
  if (websocket.readyState === WebSocket.OPEN) websocket.send(JSON.stringify({ id, type, payload }))
}
