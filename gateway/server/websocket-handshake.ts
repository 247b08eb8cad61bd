import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal } from './refusal.ts'

/** The versions of the protocol that ws speaks. */
const VERSIONS = '13, 8'

/**
 * Listens to `wsClientError` of ws, which would answer a bad handshake in HTML by itself. Throws a {@link Refusal}, which
 * leaves through `handleUpgrade`: ws emits the event before that returns.
 */
export function refuseHandshake({ message }: Error, _socket: Duplex, { method }: IncomingMessage): never {
  if (method !== 'GET') {
    const advice = 'Send the operation by POST without asking for an upgrade, or open the websocket by GET.'
    throw new Refusal(405, 'METHOD_NOT_ALLOWED', `No websocket is opened by ${method}. ${advice}`, { allow: 'GET' })
  }
  // ws names the header that is wrong; tests pin the wording down.
  const headers = message.includes('Sec-WebSocket-Version') ? { 'sec-websocket-version': VERSIONS } : {}
  throw new Refusal(400, 'BAD_REQUEST', `The handshake opens no websocket: ${message}.`, headers)
}
