import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal } from '../../http/refusal.ts'

/** Versions of the protocol that ws supports. */
const VERSIONS = '13, 8'

/**
 * Handles `wsClientError` of ws, which would otherwise respond to a bad handshake in HTML. Throws a {@link Refusal}, which
 * `handleUpgrade` passes on, because ws emits the event before that returns.
 */
export function refuseHandshake({ message }: Error, _socket: Duplex, { method }: IncomingMessage): never {
  if (method !== 'GET') {
    const advice = 'Send the operation by POST without an upgrade, or open the websocket by GET.'
    throw new Refusal(405, 'METHOD_NOT_ALLOWED', `${method} can't open a websocket. ${advice}`, { allow: 'GET' })
  }
  // The message of ws names the wrong header; tests pin the wording down.
  const headers = message.includes('Sec-WebSocket-Version') ? { 'sec-websocket-version': VERSIONS } : {}
  throw new Refusal(400, 'BAD_REQUEST', `The websocket handshake failed: ${message}.`, headers)
}
