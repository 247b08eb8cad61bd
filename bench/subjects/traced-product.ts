import { parseEnv } from '../../gateway/composition/env.ts'
import { startTracing } from '../../gateway/tracing/start-tracing.ts'

// The product with traces, for the collector of the environment.
const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '', OTEL_TRACES_SAMPLER_ARG: share } = parseEnv(process.env)
startTracing({ endpoint, share })
await import('./product.ts')
