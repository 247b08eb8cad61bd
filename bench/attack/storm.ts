import { on, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type AttackReport, createTally, type Storm } from './attackers.ts'
import { readMessage } from './message.ts'

/** Subscriptions that one websocket starts before it waits. */
const AT_ONCE = 20

/** Timeout for opening a websocket until its acknowledgement. */
const ACKNOWLEDGED_MS = 10_000

/** Timeout of a pong. */
const PONG_MS = 1_000

/** Prefix of the ids of subscriptions that stay open. */
export const STANDING = 'standing'

/** Starts and completes subscriptions until the time is over. Resolves to the number of messages by kind. */
export async function runStorm({ url, address, websockets, seconds, standing, passing }: Storm): Promise<AttackReport> {
  const end = performance.now() + seconds * 1000
  const { count, report } = createTally()

  async function keepConnected(number: number): Promise<void> {
    while (performance.now() < end) {
      const websocket = await openWebsocket(url, address).catch(() => null)
      if (websocket === null) {
        count('not opened')
        await sleep(1_000)
        continue
      }
      const answered = new Set<string>()
      websocket.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return
        const { id, kind } = readMessage(data)
        // The first message of a subscription that stays open shows whether it was accepted.
        if (!id.startsWith(STANDING)) count(kind)
        else if (!answered.has(id)) count(`${STANDING} ${kind}`)
        answered.add(id)
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
      // The server reads messages in order, so the pong arrives once it has handled all of the above.
      if (passing.length > 0) await ping(websocket)
      else await sleep(1_000)
    }
  }

  await Promise.all(Array.from({ length: websockets }, (_, number) => keepConnected(number)))
  return report()
}

/** Sends a ping. Resolves with the pong, with the end of the websocket, or after a timeout. */
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

/** Opens a websocket from an address of this machine. Resolves once it is acknowledged, and rejects after a timeout. */
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
