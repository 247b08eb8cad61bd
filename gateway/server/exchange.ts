import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddressOf } from './client-address.ts'
import { compress } from './compression.ts'
import { openToAnyOrigin, preflight } from './cors.ts'
import { findDecoded, noAddress, requestUrl, send, toRequest } from './http-adapter.ts'
import type { Log } from './log.ts'
import { Refusal, toDetail, unexpected } from './refusal.ts'
import { toReply, unlessKnown, type Reply } from './reply.ts'
import { requestIdOf } from './request-id.ts'
import type { RequestContext, Route } from './route.ts'
import { secure } from './security-headers.ts'
import type { Schedule } from './stalled-reader.ts'

export interface ExchangeOptions {
  readonly routeOf: (path: string) => Route
  /** The `Content-Security-Policy` of a page that states none. */
  readonly pagePolicy: string
  /** Whether the `x-forwarded-…` headers are believed. */
  readonly trustProxy: boolean
  readonly log: Log
  readonly schedule: Schedule
  /** Fires when the server drains: streams of events end, and no connection is kept for another request. */
  readonly stop: AbortSignal
}

/** Makes the listener of node:http: takes one request from its first byte to the line in the log. It never rejects. */
export function createExchange({ routeOf, pagePolicy, trustProxy, log: serverLog, schedule, stop }: ExchangeOptions) {
  return async (node: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now()
    const requestId = requestIdOf(node.headers['x-request-id'])
    const log = serverLog.with({ requestId })
    const left = leaveSignal(response)
    try {
      const reply = await replyTo(node, { requestId, log, address: clientAddressOf(node, trustProxy) }, left)
      reply.headers.set('x-request-id', requestId)
      secure(reply.headers, pagePolicy)
      await send(reply, response, { stop, schedule })
    } catch (error) {
      log.error('answer broke off', { error })
      response.destroy()
    }
    log.info('request', {
      method: node.method,
      path: loggedPath(node.url),
      status: response.statusCode,
      durationMs: Math.round(performance.now() - started),
    })
  }

  /** The query of an address can hold variables and keys, and some paths are secrets: both stay out of the log. */
  function loggedPath(target = '/'): string | undefined {
    const pathname = URL.parse(target, 'http://localhost')?.pathname
    return (pathname === undefined ? undefined : routeOf(pathname).loggedAs) ?? target.split('?')[0]
  }

  async function replyTo(node: IncomingMessage, context: RequestContext, left: AbortSignal): Promise<Reply> {
    let route: Route | null = null
    try {
      const url = requestUrl(node, trustProxy)
      route = routeOf(url.pathname)
      if (route.anyPath !== true && findDecoded(url.pathname) === null) throw noAddress()
      const reply = await toReply(await handle(node, url, route, context, left))
      if (route.crossOrigin) openToAnyOrigin(reply.headers)
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
}

async function handle(
  node: IncomingMessage,
  url: URL,
  { methods, crossOrigin, handle }: Route,
  context: RequestContext,
  left: AbortSignal,
): Promise<Response> {
  const method = node.method ?? 'GET'
  if (methods !== 'any') {
    if (method === 'OPTIONS' && crossOrigin) return preflight(methods)
    if (!methods.includes(method)) throw notAllowed(method, methods.join(', '))
  }
  return handle(await toRequest(node, url, left), context)
}

function notAllowed(method: string, allow: string): Refusal {
  return new Refusal(405, 'METHOD_NOT_ALLOWED', `${method} is not possible here; these are: ${allow}.`, { allow })
}

/** Fires when the client leaves before its answer is complete. */
function leaveSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
