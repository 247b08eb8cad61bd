import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../../shared/log.ts'
import { openToAnyOrigin, preflight } from '../cors.ts'
import { secure } from '../pages/security-headers.ts'
import { Refusal, toDetail, unexpected } from '../refusal.ts'
import { toReply, unlessKnown, type Reply } from '../reply.ts'
import type { RequestContext, Route } from '../route.ts'
import { clientAddressOf } from './client-address.ts'
import { compress } from './compression.ts'
import { send, toHead, withBody } from './http-adapter.ts'
import { requestIdOf } from './request-id.ts'
import { findDecoded, findTarget, noAddress, requestUrl, type RequestTarget } from './request-url.ts'
import type { Schedule } from './stalled-reader.ts'

export interface ExchangeOptions {
  readonly routeOf: (path: string) => Route
  /** Default `Content-Security-Policy` of pages. */
  readonly pagePolicy: string
  /** True to trust the `x-forwarded-…` headers. */
  readonly trustProxy: boolean
  readonly log: Log
  readonly schedule: Schedule
  /** Fires when the server drains: event streams end, and no connection is kept for another request. */
  readonly stop: AbortSignal
}

/** Creates the request listener for node:http, which handles a request from its first byte to its log line. Never rejects. */
export function createExchange({ routeOf, pagePolicy, trustProxy, log: serverLog, schedule, stop }: ExchangeOptions) {
  return async (node: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now()
    const requestId = requestIdOf(node.headers['x-request-id'])
    const log = serverLog.with({ requestId })
    const left = leaveSignal(response)
    const target = findTarget(node)
    const route = target === null ? null : routeOf(target.path)
    try {
      const answered = new Promise<void>((resolve) => response.once('close', resolve))
      const context = { requestId, log, address: clientAddressOf(node, trustProxy), answered }
      const reply = await replyTo({ node, response, target, route, context, left })
      reply.headers.set('x-request-id', requestId)
      secure(reply.headers, pagePolicy)
      await send(reply, response, { stop, schedule, isProxied: trustProxy })
    } catch (error) {
      log.error('answer broke off', { error })
      response.destroy()
    }
    log.info('request', {
      method: node.method,
      // The query of a URL can contain variables and keys, and some paths are secrets: neither is logged.
      path: route?.loggedAs ?? target?.path,
      status: response.statusCode,
      durationMs: Math.round(performance.now() - started),
    })
  }

  async function replyTo(received: Received): Promise<Reply> {
    const { node, route, context, left } = received
    try {
      const reply = await toReply(await answer(received))
      if (route?.crossOrigin === true) openToAnyOrigin(reply.headers)
      const { 'if-none-match': ifNoneMatch = null, 'accept-encoding': acceptEncoding = null } = node.headers
      return await compress(unlessKnown(reply, ifNoneMatch), acceptEncoding)
    } catch (error) {
      if (!(error instanceof Refusal) && !left.aborted) context.log.error('request failed', { error })
      const refusal = error instanceof Refusal ? error : unexpected()
      const reply = await toReply(route?.refuse(refusal, context.requestId) ?? toDetail(refusal))
      if (route?.crossOrigin === true) openToAnyOrigin(reply.headers)
      return reply
    }
  }

  /** Checks a request in this order: its URL, the method for its path, admission by its head, and only then its body. */
  async function answer({ node, response, target, route, context, left }: Received): Promise<Response> {
    if (target === null || route === null) throw noAddress()
    const url = requestUrl(node, target, trustProxy)
    const method = node.method ?? 'GET'
    const { methods, crossOrigin, admit, anyPath, handle } = route
    if (methods !== 'any') {
      if (method === 'OPTIONS' && crossOrigin) return preflight(methods)
      if (!methods.includes(method)) throw notAllowed(method, methods.join(', '))
    }
    const head = toHead(node, url, left)
    const refused = (await admit?.(head, context)) ?? null
    if (refused !== null) return refused
    if (anyPath !== true && findDecoded(target.path) === null) throw noAddress()
    return handle(await withBody(head, node, response), context)
  }
}

interface Received {
  readonly node: IncomingMessage
  readonly response: ServerResponse
  readonly target: RequestTarget | null
  readonly route: Route | null
  readonly context: RequestContext
  /** Fires when the client leaves before its response is complete. */
  readonly left: AbortSignal
}

function notAllowed(method: string, allow: string): Refusal {
  return new Refusal(405, 'METHOD_NOT_ALLOWED', `${method} is not supported here. Use one of these: ${allow}.`, {
    allow,
  })
}

/** Returns a signal that fires when the client leaves before its response is complete. */
function leaveSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
