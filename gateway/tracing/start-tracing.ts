import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

export interface TracingOptions {
  /** Base URL of a collector that takes OTLP over HTTP. */
  readonly endpoint: string
  /** Share of the traces that begin here to record, from 0 to 1. */
  readonly share: number
}

export interface Tracing {
  /** Sends what was recorded, if the collector takes it, and stops. Never rejects. */
  close(): Promise<void>
}

/** Records traces of this process, and sends them to a collector in the background. Those that it refuses are lost. */
export function startTracing({ endpoint, share }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', `${endpoint}/`).href, timeoutMillis: 5_000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'lanewatch' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return {
    async close() {
      await provider.shutdown().catch(() => {})
      trace.disable()
      propagation.disable()
      context.disable()
    },
  }
}
