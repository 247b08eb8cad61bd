import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Chance } from './chance.ts'
import type { WrittenOperation } from './documents.ts'
import type { FuzzAnswer } from './judge.ts'
import { WRONG_VALUES } from './wrong-values.ts'

const TYPES = ['connection_ack', 'subscribe', 'complete', 'ping', 'pong', 'connection_init', 'next', 'error', 'x', '']

/** Close codes of internal failures. */
const FAILURES = new Set([1006, 1011, 4500])

/** Writes the frames of one websocket. */
export function writeFrames(chance: Chance, write: () => WrittenOperation): readonly (string | Uint8Array)[] {
  const init = chance.often(0.9) ? [JSON.stringify({ type: 'connection_init' })] : []
  const frames = Array.from({ length: 1 + chance.below(5) }, (_, index) => writeFrame(chance, write, index))
  return [...init, ...frames]
}

function writeFrame(chance: Chance, write: () => WrittenOperation, index: number): string | Uint8Array {
  const { query, variables } = write()
  const id = chance.often(0.9) ? `${index}` : chance.pick(WRONG_VALUES)
  if (chance.often(0.7)) return JSON.stringify({ id, type: 'subscribe', payload: { query, variables } })
  const value = chance.pick(WRONG_VALUES)
  return chance.pick([
    JSON.stringify({ id, type: 'subscribe', payload: value }),
    JSON.stringify({ id, type: 'subscribe', payload: { query: value } }),
    JSON.stringify({ id, type: 'subscribe', payload: { query, variables: value } }),
    JSON.stringify({ id, type: 'subscribe', payload: { query, operationName: value, extensions: value } }),
    JSON.stringify({ id, type: chance.pick(TYPES), payload: value }),
    JSON.stringify({ type: 'connection_init', payload: { authorization: value } }),
    JSON.stringify(value),
    '',
    '{',
    '['.repeat(5_000),
    Uint8Array.of(0, 255, 1),
  ])
}

/** Sends the frames, waits for a pong and closes. The status is 500 when the close code is one of a failure. */
export async function sendFrames(url: string, frames: readonly (string | Uint8Array)[]): Promise<FuzzAnswer> {
  const websocket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const received: string[] = []
  const closed = once(websocket, 'close')
  websocket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') received.push(data)
  })
  await once(websocket, 'open')
  const ponged = once(websocket, 'pong')
  for (const frame of frames) websocket.send(frame)
  websocket.ping()
  await Promise.race([ponged, closed])
  websocket.close(1000)
  const [code] = await closed
  return { status: FAILURES.has(code) ? 500 : 200, text: received.join('\n') }
}
