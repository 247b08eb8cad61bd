import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { startTestProduct } from '../product/start-product.ts'
import { listMetrics } from './read-metrics.ts'

const alerts = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Lanewatch[A-Z]/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[sm]$/)
            .optional(),
          labels: z.object({ severity: z.enum(['warning', 'critical']) }),
          annotations: z.object({ summary: z.string().regex(/\.$/) }),
        }),
      ),
    }),
  ),
})

const dashboard = z.object({
  title: z.string(),
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() })),
})

const readRules = async () =>
  alerts.parse(parse(await readFile('deploy/prometheus/alerts.yml', 'utf8'))).groups.flatMap(({ rules }) => rules)

const readPanels = async () =>
  dashboard.parse(JSON.parse(await readFile('deploy/grafana/lanewatch.json', 'utf8'))).panels

/** Names of metrics in a query, without the endings of the series of a histogram. */
const namesIn = (query: string) =>
  Array.from(query.matchAll(/\b(?:lanewatch|nodejs|process)_\w+/g), ([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  )

let metrics: ReadonlySet<string>

beforeAll(async () => {
  const product = await startTestProduct()
  metrics = new Set((await listMetrics(product.metricsUrl)).map(({ name }) => name))
  await product.close()
})

describe('the alert rules', () => {
  it('use only metrics of the product', async () => {
    const used = (await readRules()).flatMap(({ expr }) => namesIn(expr))
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((name) => !metrics.has(name))).toEqual([])
  })

  it('are the ones that docs/operate.md explains, in its order', async () => {
    const guide = await readFile('docs/operate.md', 'utf8')
    const explained = Array.from(guide.matchAll(/^\| `(Lanewatch\w+)` \| [^|]+ \| [^|]+ \|$/gm), ([, name]) => name)
    expect(explained).toEqual((await readRules()).map(({ alert }) => alert))
  })
})

describe('the dashboard', () => {
  it('uses only metrics of the product', async () => {
    const used = (await readPanels()).flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr)))
    expect(used.filter((name) => !metrics.has(name))).toEqual([])
  })

  it('shows every metric of the product', async () => {
    const shown = new Set(
      (await readPanels()).flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr))),
    )
    const own = [...metrics].filter((name) => name.startsWith('lanewatch_'))
    expect(own.filter((name) => !shown.has(name))).toEqual([])
  })
})
