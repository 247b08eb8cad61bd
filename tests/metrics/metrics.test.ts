import { readFile } from 'node:fs/promises'
import { createClient } from 'graphql-ws'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { SURFACES } from '../../gateway/http/surface.ts'
import { REFUSAL_REASONS } from '../../gateway/limits/observed-limits.ts'
import { UPSTREAMS } from '../../gateway/metrics/upstream-metrics.ts'
import { STORE_OPERATIONS } from '../../gateway/store/observed-store.ts'
import { UPSTREAM_OUTCOMES } from '../../gateway/upstream/upstream-event.ts'
import { post, startTestProduct, type TestProduct } from '../product/start-product.ts'
import { listMetrics, readMetrics } from './read-metrics.ts'

/** A text that clients invent. It must appear nowhere. */
const INVENTED = 'invented'

const STATUSES = ['1xx', '2xx', '3xx', '4xx', '5xx']

/** The values of each label that does not name a part of the product itself, such as a job or a routing host of Riot. */
const LABEL_VALUES: Readonly<Record<string, readonly string[]>> = {
  surface: SURFACES,
  status: STATUSES,
  upstream: UPSTREAMS,
  operation: STORE_OPERATIONS,
  reason: REFUSAL_REASONS,
  cache: ['queries', 'pages', 'pictures'],
  result: ['hit', 'miss'],
  outcome: [...UPSTREAM_OUTCOMES, 'failed'],
}

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
  return () => product.close()
})

/** Sends requests of every kind, with names that no earlier request had. */
async function sendInvented(round: number): Promise<void> {
  const name = `${INVENTED}${round}`
  const headers = { 'graphql-client-name': name, 'x-request-id': name, 'user-agent': name }
  const paths = ['', 'account/EUW/', 'v2/', 'images/', 'images/previews/', 'export/', 'feeds/', 'operator/', 'a.b.']
  for (const path of paths) await (await fetch(`${product.url}/${path}${name}`, { headers })).text()
  await fetch(`${product.url}/${name}`, { method: 'DELETE', headers })
  await post(product.url, `query ${name} { ${name}: status { dataSource } ${name}_unknown }`)
  await post(product.url, `query ${name} { ${name}: status { dataSource } }`)
}

const labelsIn = (series: string) =>
  Array.from(series.matchAll(/(\w+)="([^"]*)"/g), ([, label = '', value = '']) => ({ label, value }))

describe('the metrics of a product', () => {
  it('are the ones that docs/metrics.md lists, with their types and meanings', async () => {
    const page = await readFile('docs/metrics.md', 'utf8')
    const rows = [...page.matchAll(/^\| `(lanewatch_\w+)` \| (\w+) \| [^|]+ \| ([^|]+) \|$/gm)]
    const listed = rows.map(([, name = '', type = '', help = '']) => ({ name, type, help }))
    const own = (await listMetrics(product.metricsUrl)).filter(({ name }) => name.startsWith('lanewatch_'))
    const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1)
    expect(listed.toSorted(byName)).toEqual(own.toSorted(byName))
  })

  it('have units and kinds in their names, as Prometheus expects', async () => {
    for (const { name, type } of await listMetrics(product.metricsUrl)) {
      if (name.startsWith('lanewatch_')) expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
      expect(name).not.toMatch(/_(ms|millis|minutes)\b/)
    }
  })

  it('get no series from what clients invent', async () => {
    for (let round = 0; round < 5; round++) await sendInvented(round)
    const before = await readMetrics(product.metricsUrl)
    for (let round = 5; round < 25; round++) await sendInvented(round)
    const after = await readMetrics(product.metricsUrl)

    const requests = (series: string) => /_http_|_refused_|_cache_/.test(series)
    expect([...after.keys()].filter((series) => requests(series) && !before.has(series))).toEqual([])
    expect([...after.keys()].filter((series) => series.includes(INVENTED))).toEqual([])
    expect(after.get('lanewatch_http_request_duration_seconds_count{surface="page",status="4xx"}')).toBeGreaterThan(20)
  })

  it('have only known values in their labels', async () => {
    await sendInvented(0)
    const series = [...(await readMetrics(product.metricsUrl)).keys()].filter((name) => name.startsWith('lanewatch_'))
    const unknown = series
      .flatMap(labelsIn)
      .filter(({ label, value }) => LABEL_VALUES[label]?.includes(value) === false)
    expect(unknown).toEqual([])
  })

  it('count what the limits refuse, with its points', async () => {
    const poor = await startTestProduct({ variables: { POINTS_PER_MINUTE: '1000' } })
    onTestFinished(() => poor.close())
    await Promise.all(Array.from({ length: 10 }, (_, sent) => post(poor.url, `{ s${sent}: status { dataSource } }`)))
    const metrics = await readMetrics(poor.metricsUrl)
    expect(metrics.get('lanewatch_refused_requests_total{reason="points"}')).toBeGreaterThan(0)
    expect(metrics.get('lanewatch_refused_points_total{reason="points"}')).toBeGreaterThan(0)
  })

  it('know the sources, the jobs and the store of the product', async () => {
    const found = async (series: string) => (await readMetrics(product.metricsUrl)).get(series)
    await expect.poll(() => found('lanewatch_lease_held'), { timeout: 10_000 }).toBe(1)
    await expect.poll(() => found('lanewatch_job_runs_total{name="streams"}'), { timeout: 10_000 }).toBeGreaterThan(0)
    await expect.poll(() => found('lanewatch_source_state{source="twitch",state="OK"}'), { timeout: 10_000 }).toBe(1)
    expect(await found('lanewatch_source_age_seconds{source="twitch"}')).toBeLessThan(60)
    expect(await found('lanewatch_upstream_requests_total{upstream="twitch",outcome="ok"}')).toBeGreaterThan(0)
    expect(await found('lanewatch_upstream_budget_limit{upstream="twitch",part="api",window_seconds="60"}')).toBe(800)
    expect(
      await found('lanewatch_store_operation_duration_seconds_count{operation="transaction",outcome="ok"}'),
    ).toBeGreaterThan(0)
    expect(await found('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  })
})

describe('subscribers', () => {
  it('are counted while they are subscribed, and so is what they get', async () => {
    const other = await startTestProduct()
    onTestFinished(() => other.close())
    const client = createClient({ url: `${other.url.replace('http', 'ws')}/graphql`, lazy: false })
    onTestFinished(() => client.dispose())
    const updates = client.iterate({ query: 'subscription { rosterChanges { cursor } }' })
    await updates.next()
    const during = await readMetrics(other.metricsUrl)
    expect(during.get('lanewatch_websockets')).toBe(1)
    expect(during.get('lanewatch_subscribers')).toBe(1)
    expect(during.get('lanewatch_subscription_deliveries_total')).toBe(1)
    expect(during.get('lanewatch_http_request_duration_seconds_count{surface="websocket",status="1xx"}')).toBe(1)

    await updates.return?.()
    const found = async () => (await readMetrics(other.metricsUrl)).get('lanewatch_subscribers')
    await expect.poll(found).toBe(0)
  })
})
