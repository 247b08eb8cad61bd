import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { parseEnv } from '../../gateway/composition/env.ts'
import { startProduct } from '../../gateway/composition/product.ts'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { Clock } from '../../gateway/shared/clock.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { operatorLinkOf } from '../support/operator-link.ts'

/** The whole product on a free port. */
export interface TestProduct {
  readonly url: string
  /** Address of its metrics. */
  readonly metricsUrl: string
  /** Makes a browser an editor, once. */
  readonly operatorLink: string
  /** Logged warnings and errors. */
  readonly complaints: readonly string[]
  /** Returns the state of each part, as operators see it. Throws unless the product is ready. */
  readParts<Parts>(shape: z.ZodType<Parts>): Promise<Parts>
  /** Sends an operation. Throws unless the answer is a 200 with data of the shape and no errors. */
  ask<Data>(shape: z.ZodType<Data>, query: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>
  /** Stops the product after a grace, and removes its folder unless `dataDir` was given. */
  close(graceMs?: number): Promise<void>
}

interface TestProductOptions {
  /** Environment variables; without a Riot URL or key, the product serves the demo world. */
  readonly variables?: Readonly<Record<string, string>>
  /** Folder of the store; a new folder when left out. */
  readonly dataDir?: string
  readonly clock?: Clock
  /** True to fill the demo world, as `npm start` does; false by default, because that takes seconds of work. */
  readonly fillsDemo?: boolean
}

export async function startTestProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const { variables = {}, clock = systemClock, fillsDemo = false } = options
  const dataDir = options.dataDir ?? (await makeDataDir())
  const complaints: string[] = []
  const log = createLog({ level: 'warn', write: (line) => complaints.push(line), now: () => clock.now() })
  const own = { PORT: '0', HOST: '127.0.0.1', METRICS_PORT: '0', DATA_DIR: dataDir, DATA_DRAGON_URL: 'off' }
  const server = await startProduct(parseEnv({ ...own, ...variables }), clock, log, { fillsDemo })
  const { metricsUrl } = server
  if (metricsUrl === null) throw new Error('The product serves no metrics.')

  return {
    url: server.url,
    metricsUrl,
    get operatorLink() {
      return operatorLinkOf(server)
    },
    complaints,
    readParts: (shape) => readParts(metricsUrl, shape),
    async ask(shape, query, variables = {}) {
      const response = await post(server.url, query, variables)
      const body: unknown = await response.json()
      if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`)
      return z.strictObject({ data: shape, extensions: z.object({ cost: z.object({}) }) }).parse(body).data
    },
    async close(graceMs) {
      await server.close(graceMs)
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true })
    },
  }
}

/** Returns the state of each part of the product with these metrics. Throws unless it is ready. */
export async function readParts<Parts>(metricsUrl: string, shape: z.ZodType<Parts>): Promise<Parts> {
  const answer: unknown = await (await fetch(`${metricsUrl}/readyz`)).json()
  return z.object({ ready: z.literal(true), parts: shape }).parse(answer).parts
}

/** A new folder for a store. */
export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'lanewatch-product-'))
}

/** Sends an operation to the product at `url`. */
export function post(url: string, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
}
