import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log, LogFields } from '../../shared/log.ts'
import { startRequestSpan } from '../../tracing/spans.ts'
import type { App } from '../app.ts'
import { withoutSecret } from '../area.ts'
import type { QueryCache } from '../graphql/query-cache.ts'
import { type PagePolicy, secure } from '../pages/security-headers.ts'
import { Refusal, unexpected } from '../refusal.ts'
import { toReply, type Reply } from '../reply.ts'
import type { Arrival } from '../route.ts'
import { type OnRequest, type Surface, surfaceOf } from '../surface.ts'
import { clientAddressOf } from './client-address.ts'
import { CompressedBodies } from './compressed-bodies.ts'
import { compress } from './compression.ts'
import { runForRequest } from './current-request.ts'
import type { Departures } from './departures.ts'
import { answerEarly } from './early-answer.ts'
import { send, toRequest } from './http-adapter.ts'
import { requestIdOf } from './request-id.ts'
import { findTarget, isEncrypted, noAddress, requestUrl, type RequestTarget } from './request-url.ts'
import type { Schedule } from './stalled-reader.ts'

export interface ExchangeOptions {
  readonly app: App
  /** Null to send every request to the app. */
  readonly queryCache: QueryCache | null
  /** Default `Content-Security-Policy` of pages. */
  readonly pagePolicy: PagePolicy
  /** True to trust the `x-forwarded-…` headers. */
  readonly trustProxy: boolean
  readonly log: Log
  /** Returns the time in milliseconds since 1970, which responses carry. */
  readonly now: () => number
  readonly schedule: Schedule
  /** Called for each request once its answer has ended. */
  readonly onRequest: OnRequest
  /** Fires when the server begins to stop: no connection is kept for another request. */
  readonly stop: AbortSignal
  /** Ends event streams when the server drains. */
  readonly departures: Departures
}

/** Each page has dozens of these, and monitoring asks every few seconds: their successes would hide everything else in the log. */
const QUIET: ReadonlySet<Surface> = new Set(['image', 'file', 'health'])

/** Handles a request from its first byte to its log line. Never rejects. */
export function createExchange({
  app,
  queryCache,
  pagePolicy,
  trustProxy,
  log: serverLog,
  now,
  schedule,
  onRequest,
  stop,
  departures,
}: ExchangeOptions) {
  const bodies = new CompressedBodies()

  return async (node: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now()
    const requestId = requestIdOf(node.headers['x-request-id'])
    const log = serverLog.with({ requestId })
    const target = findTarget(node)
    const known = surfaceOf(target?.path ?? null)
    const parent = trustProxy ? node.headers : null
    const span = QUIET.has(known)
      ? null
      : startRequestSpan({ method: node.method ?? '', surface: known, requestId, parent })
    const described: Record<string, unknown> = {}
    const describe = (fields: LogFields) => void Object.assign(described, fields)
    try {
      const answered = new Promise<void>((resolve) => response.once('close', resolve))
      const { method = 'GET' } = node
      const address = clientAddressOf(node, trustProxy)
      const arrival = { requestId, log, address, answered, method, describe }
      const prepare = () => replyTo(node, response, target, arrival)
      const reply = await runForRequest(requestId, () => (span === null ? prepare() : span.run(prepare)))
      reply.headers.set('x-request-id', requestId)
      reply.headers.set('date', new Date(now()).toUTCString())
      secure(reply.headers, { pagePolicy, isEncrypted: isEncrypted(node, trustProxy) })
      await send(reply, response, { stop, departures, schedule, isProxied: trustProxy })
    } catch (error) {
      log.error('answer broke off', { error })
      response.destroy()
    }
    const { statusCode: status } = response
    const durationMs = performance.now() - started
    const isStream = response.getHeader('content-type') === 'text/event-stream'
    const surface = isStream ? 'event_stream' : known
    onRequest({ surface, status, durationMs })
    span?.end(status, described['operation'])
    const level = status < 400 && QUIET.has(surface) ? 'debug' : 'info'
    log[level]('request', {
      method: node.method,
      // The query of a URL can contain variables and keys, and some paths are secrets: neither is logged.
      path: target === null ? undefined : withoutSecret(target.path),
      status,
      durationMs: Math.round(durationMs),
      ...described,
    })
  }

  async function replyTo(
    node: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget | null,
    arrival: Arrival,
  ): Promise<Reply> {
    const left = leaveSignal(response)
    try {
      if (target === null) throw noAddress()
      const url = requestUrl(node, target, trustProxy)
      const { reply: early, ...known } = await answerEarly(node, target, arrival, queryCache)
      if (early !== null) return early
      const request = toRequest(node, response, { url, signal: left, body: known.body })
      const reply = await toReply(await app.fetch(request, { ...arrival, query: known.query }))
      return await compress(reply, node.headers['accept-encoding']?.toString() ?? null, bodies)
    } catch (error) {
      if (!(error instanceof Refusal) && !left.aborted) arrival.log.error('request failed', { error })
      const refused = error instanceof Refusal ? error : unexpected()
      return toReply(await app.fetch(new Request(`http://localhost${target?.path ?? '/'}`), { ...arrival, refused }))
    }
  }
}

/** Returns a signal that fires when the client leaves before its response is complete. */
function leaveSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
