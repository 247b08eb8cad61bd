import type { Tracing } from '../tracing/start-tracing.ts'
import type { Env } from './env.ts'

/** Starts the traces of the environment; null without a collector. Loads OpenTelemetry only for servers that use it. */
export async function openTracing(env: Env): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env
  if (endpoint === undefined) return null
  const { startTracing } = await import('../tracing/start-tracing.ts')
  return startTracing({ endpoint, share })
}
