import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { openToAnyOrigin } from '../cors.ts'
import { secure } from '../pages/security-headers.ts'
import { detailOf, Refusal, toRefused } from '../refusal.ts'
import { discardBody } from './discard-body.ts'
import { requestIdOf } from './request-id.ts'
import type { Schedule } from './stalled-reader.ts'

/** Delay before a client with too many connections should retry. */
const COME_BACK_SECONDS = 10

/** Returns the refusal for a client whose address has too many of something open, such as `websockets`. */
export function tooManyOpen(what: string): Refusal {
  const message = `Too many ${what} are open from your address. Close some of them, and try again in a moment.`
  return new Refusal(429, 'TOO_MANY_OPEN', message, { 'retry-after': String(COME_BACK_SECONDS) })
}

interface Form {
  readonly requestId?: string
  readonly toBody?: (refusal: Refusal, requestId: string) => string
}

/**
 * Sends a refusal on a connection for which node:http has no response, and closes it. The default body is `{"detail"}`. The
 * response is written in one piece, and its end does not wait for the client.
 */
export function refuseOnSocket(
  socket: Duplex,
  refusal: Refusal,
  schedule: Schedule,
  { requestId = requestIdOf(''), toBody = detailOf }: Form = {},
): void {
  const body = toBody(refusal, requestId)
  const { headers } = toRefused(refusal, body)
  openToAnyOrigin(headers)
  secure(headers, { pagePolicy: () => '', isEncrypted: false })
  headers.set('x-request-id', requestId)
  headers.set('date', new Date().toUTCString())
  headers.set('connection', 'close')
  headers.set('content-length', String(Buffer.byteLength(body)))
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  // A client that has already left causes an error here, which is ignored.
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\n${lines.join('')}\r\n${body}`)
  discardBody(socket, socket, schedule)
}
