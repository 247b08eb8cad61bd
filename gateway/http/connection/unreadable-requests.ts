import { maxHeaderSize, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Log } from '../../shared/log.ts'
import { Refusal } from '../refusal.ts'
import { refuseOnSocket } from './refuse-socket.ts'
import type { Schedule } from './stalled-reader.ts'

interface UnreadableOptions {
  readonly log: Log
  readonly schedule: Schedule
}

const REQUEST_EVENTS = ['request', 'checkContinue', 'checkExpectation'] as const

/**
 * Responds with `{"detail"}` to requests that node:http can't parse: 431 for too long headers, 408 for a request that did not
 * arrive completely in time, 413 for too long chunk extensions, and 400 for everything else.
 */
export function refuseUnreadable(server: Server, { log, schedule }: UnreadableOptions): void {
  const responses = new WeakMap<Duplex, ServerResponse>()
  for (const event of REQUEST_EVENTS) {
    server.on(event, (request, response: ServerResponse) => responses.set(request.socket, response))
  }

  server.on('clientError', (error, socket) => {
    // After a refusal, everything else on the connection is unreadable too.
    if (socket.writableEnded) return
    const code = 'code' in error && typeof error.code === 'string' ? error.code : null
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const refusal = toRefusal(code)
    const refuse = () => {
      if (!socket.writable) return
      log.info('unreadable request', { status: refusal.status, code })
      refuseOnSocket(socket, refusal, schedule)
    }
    const response = responses.get(socket)
    if (response === undefined || response.writableFinished || !(response.headersSent || response.req.complete))
      refuse()
    // A response that has started can't be replaced.
    else if (response.headersSent) socket.destroy()
    // Earlier requests are answered first.
    else response.once('close', refuse)
  })
}

function toRefusal(code: string | null): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = `The first line and the headers are over ${maxHeaderSize} bytes. Send less, such as fewer cookies.`
    return new Refusal(431, 'HEADERS_TOO_LARGE', message)
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Refusal(408, 'REQUEST_TIMEOUT', 'The request did not arrive completely in time. Send it again.')
  }
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') {
    return new Refusal(413, 'PAYLOAD_TOO_LARGE', 'The extensions of a chunk of the body are too long: leave them out.')
  }
  const message = 'The request is not readable as HTTP. Check its first line, its headers and the lengths in its body.'
  return new Refusal(400, 'BAD_REQUEST', message)
}
