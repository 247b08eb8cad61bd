import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { startTracing, type Tracing } from '../../gateway/tracing/start-tracing.ts'
import { startTestProduct, type TestProduct } from './start-product.ts'

const LOOK_UP = 'query Find { account(gameName: "Nobody Here", tagLine: "EUW") { __typename } }'

const value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.number() }).transform(({ intValue }) => intValue),
])

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z
    .array(z.object({ key: z.string(), value }))
    .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value]))),
})

const exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

/** Starts a collector that keeps what it receives. */
async function startCollector() {
  const spans: z.infer<typeof span>[] = []
  const paths = new Set<string | undefined>()
  async function receive(request: IncomingMessage): Promise<void> {
    paths.add(request.url)
    const { resourceSpans } = exported.parse(await json(request))
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
  }
  const server = createServer((request, response) => void receive(request).then(() => response.end('{}')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return { url: `http://127.0.0.1:${port}`, spans, paths, close: () => server.close() }
}

let collector: Awaited<ReturnType<typeof startCollector>>
let tracing: Tracing
let product: TestProduct

async function start(variables: Readonly<Record<string, string>> = {}) {
  product = await startTestProduct({ variables: { INGEST: 'off', ...variables } })
}

beforeEach(async () => {
  collector = await startCollector()
  tracing = startTracing({ endpoint: collector.url, share: 1 })
})

afterEach(async () => {
  await product.close()
  await tracing.close()
  collector.close()
})

const PARENT = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }

/** Looks an unknown account up. Returns the spans of the operation and of the question to Riot. */
async function traceLookUp(headers: Readonly<Record<string, string>>) {
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: LOOK_UP }),
  })
  const requestId = response.headers.get('x-request-id')
  await response.text()
  await fetch(`${product.url}/images/champions/icons/Azir.png`)
  await tracing.close()
  const named = (name: string) => collector.spans.filter((each) => each.name === name)
  const [operation] = named('POST graphql')
  const asked = named('GET riot').find(({ parentSpanId }) => parentSpanId === operation?.spanId)
  return { operation, asked, requestId }
}

it('records an operation, and what it asks of Riot as a part of it', async () => {
  await start()
  const { operation, asked, requestId } = await traceLookUp(PARENT)
  expect(collector.paths).toEqual(new Set(['/v1/traces']))
  expect(operation?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'graphql.operation.name': 'Find',
    'lanewatch.request_id': requestId,
  })
  expect(asked?.traceId).toBe(operation?.traceId)
  expect(asked?.attributes).toMatchObject({ 'http.response.status_code': 404 })
})

it('records no pictures, and no names of players', async () => {
  await start()
  await traceLookUp({})
  expect(JSON.stringify(collector.spans)).not.toMatch(/image|Nobody/)
})

it('continues the trace of a trusted proxy', async () => {
  await start({ TRUST_PROXY: 'true' })
  expect((await traceLookUp(PARENT)).operation).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  })
})

it('records nothing of a request that the trusted proxy does not record, and not what it asks', async () => {
  await start({ TRUST_PROXY: 'true' })
  await traceLookUp({ traceparent: PARENT.traceparent.replace(/01$/, '00') })
  expect(collector.spans.map(({ name }) => name)).not.toContain('POST graphql')
  expect(collector.spans.map(({ name }) => name)).not.toContain('GET riot')
})

it('begins a trace of its own for a stranger who sends one', async () => {
  await start()
  const { operation } = await traceLookUp(PARENT)
  expect(operation?.parentSpanId).toBeUndefined()
})
