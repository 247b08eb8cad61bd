import type { IncomingHttpHeaders } from 'node:http'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import type { Fetch } from '../upstream/fetch.ts'

/** Name of the tracer. Until tracing starts, it records nothing. */
const TRACER = 'lanewatch'

export interface RequestSpan {
  /** Runs the work of the request, whose own spans become children of this one. */
  readonly run: <Result>(work: () => Result) => Result
  /** @param operation Name of the GraphQL operation, if there is one. */
  readonly end: (status: number, operation: unknown) => void
}

interface TracedRequest {
  readonly method: string
  readonly surface: string
  readonly requestId: string
  /** Headers that may name a span of the client as the parent; null when the client is not trusted to choose what is recorded. */
  readonly parent: IncomingHttpHeaders | null
}

/** Parent of everything that a request without a record does, so that none of it is recorded. It is not sent to anyone. */
const UNRECORDED = trace.setSpanContext(ROOT_CONTEXT, {
  traceId: 'f'.repeat(32),
  spanId: 'f'.repeat(16),
  traceFlags: TraceFlags.NONE,
})

/** Starts the span of a request. Most requests are not recorded, so attributes are added only to those that are. */
export function startRequestSpan({ method, surface, requestId, parent }: TracedRequest): RequestSpan {
  const within = parent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, parent)
  const span = trace.getTracer(TRACER).startSpan(`${method} ${surface}`, { kind: SpanKind.SERVER }, within)
  if (!span.isRecording()) return { run: (work) => context.with(UNRECORDED, work), end: () => span.end() }
  span.setAttributes({ 'http.request.method': method, 'lanewatch.request_id': requestId })
  return {
    run: (work) => context.with(trace.setSpan(within, span), work),
    end(status, operation) {
      span.setAttribute('http.response.status_code', status)
      if (typeof operation === 'string') span.setAttribute('graphql.operation.name', operation)
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** Records each request to an upstream. Paths are left out: they name players. */
export function traceUpstream(upstream: string, fetch: Fetch): Fetch {
  return (request) =>
    trace
      .getTracer(TRACER)
      .startActiveSpan(`${request.method} ${upstream}`, { kind: SpanKind.CLIENT }, async (span) => {
        try {
          if (span.isRecording()) {
            const { hostname } = new URL(request.url)
            span.setAttributes({ 'http.request.method': request.method, 'server.address': hostname })
          }
          const response = await fetch(request)
          span.setAttribute('http.response.status_code', response.status)
          return response
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      })
}
