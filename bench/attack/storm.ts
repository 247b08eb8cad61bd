import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type AttackReport, createTally, type Storm } from './attackers.ts'

/** How many subscriptions of one websocket begin before anything is awaited. */
const AT_ONCE = 20

/** How long an opened websocket may take until it is acknowledged, in milliseconds. */
const ACKNOWLEDGED_MS = 10_000

/** Begins and completes subscriptions until the time is over. */
export async function runStorm({ url, address, websockets, seconds, standing, passing }: Storm): Promise<AttackReport> {
  const end = performance.now() + seconds * 1000
  const { count, report } = createTally()

  async function goOn(number: number): Promise<void> {
    for (let n = 0; performance.now() < end;) {
      const websocket = await openWebsocket(url, address).catch(() => null)
      if (websocket === null) {
        count('not opened')
        await sleep(1_000)
        continue
      }
      websocket.addEventListener('message', ({ data }) => count(kindOf(data)))
      websocket.on('close', (code) => count(`closed with ${code}`))
      const isOpen = () => websocket.readyState === WebSocket.OPEN && performance.now() < end
      if (number === 0) {
        for (const [index, query] of standing.entries()) say(websocket, `standing ${index}`, 'subscribe', { query })
      }
      while (isOpen()) {
        for (let turn = 0; turn < AT_ONCE; turn += 1, n += 1) {
          say(websocket, String(n), 'subscribe', { query: passing[n % passing.length] })
          say(websocket, String(n), 'complete')
        }
        // Nothing of it is read before what was said earlier, so this is as fast as the server goes.
        websocket.send(JSON.stringify({ type: 'ping' }))
        await Promise.race([once(websocket, 'message'), once(websocket, 'close'), sleep(1_000)])
      }
      websocket.terminate()
    }
  }

  await Promise.all(Array.from({ length: websockets }, (_, number) => goOn(number)))
  return report()
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

function kindOf(data: unknown): string {
  const text = typeof data === 'string' ? data : ''
  const code = /"code":"(\w+)"/.exec(text)?.[1]
  return code ?? /"type":"(\w+)"/.exec(text)?.[1] ?? 'unknown'
}
