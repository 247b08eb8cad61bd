import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { REGIONS } from '../../client/game/regions.ts'
import type { AccountParams } from '../../client/paths.ts'
import { parseEnv } from '../../gateway/composition/env.ts'
import { startProduct } from '../../gateway/composition/product.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { operatorLinkOf } from '../support/operator-link.ts'
import { type DemoMatch, findDemoMatch } from './demo-matches.ts'
import { MovingClock } from './moving-clock.ts'
import { findTransferredAccount } from './transferred-account.ts'

/** Noon of 1 November 2026, UTC: the demo world is the same on any real date. */
export const START = Date.UTC(2026, 10, 1, 12)

/** Default seed of the demo world. */
export const SEED = 'browser'

/** The product as `npm run build` left it, running in this process with a store of its own. */
export interface BuiltProduct {
  readonly url: string
  /** Address of its metrics. */
  readonly metricsUrl: string
  readonly clock: MovingClock
  /** Link that makes the first browser that opens it an editor of the rosters. */
  readonly operatorLink: string
  /** Queries `/graphql`. Throws when the answer does not match the shape. */
  ask<Answer>(this: void, shape: z.ZodType<Answer>, query: string): Promise<Answer>
  /** The demo accounts that Home offers. */
  listDemoAccounts(): Promise<readonly AccountParams[]>
  /** Finds the id of a match of a kind that the demo accounts rarely play. */
  findMatch(this: void, kind: DemoMatch): string
  /** Finds an account whose player has one in another region, too. */
  findTransferred(this: void): AccountParams
  close(): Promise<void>
}

/**
 * Starts the product on a free port, with optional environment variables, start time and speed of its clock. The ingest is off unless
 * INGEST is on: a busy world would take as long as a journey. Rejects when the product was not built.
 */
export async function startBuiltProduct(
  variables: Readonly<Record<string, string>> = {},
  { start = START, speed = 1 }: { readonly start?: number; readonly speed?: number } = {},
): Promise<BuiltProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'lanewatch-'))
  const clock = new MovingClock(start, speed)
  const log = createLog({ level: 'error', write: (line) => process.stderr.write(line), now: () => clock.now() })
  const given = { DATA_DRAGON_URL: 'off', INGEST: 'off', SIMULATOR_SEED: SEED, ...variables }
  const env = parseEnv({ PORT: '0', HOST: '127.0.0.1', METRICS_PORT: '0', DATA_DIR: folder, ...given })
  const server = await startProduct(env, clock, log)

  const close = async () => {
    await server.close()
    await rm(folder, { recursive: true })
  }

  const home = await fetch(server.url)
  if (!home.ok) {
    await close()
    throw new Error(`Home answers ${home.status} ${await home.text()}`)
  }

  const ask = async <Answer>(shape: z.ZodType<Answer>, query: string) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return z.object({ data: shape }).parse(await response.json()).data
  }

  return {
    url: server.url,
    metricsUrl: server.metricsUrl ?? '',
    clock,
    get operatorLink() {
      return operatorLinkOf(server)
    },
    ask,
    async listDemoAccounts() {
      const { status } = await ask(DEMO_ACCOUNTS, '{ status { demoAccounts { gameName tagLine region } } }')
      return status.demoAccounts
    },
    findTransferred: () => findTransferredAccount(env.SIMULATOR_SEED),
    findMatch: (kind) => findDemoMatch(env.SIMULATOR_SEED, clock.now(), kind),
    close,
  }
}

const ACCOUNT = z.object({ gameName: z.string(), tagLine: z.string(), region: z.enum(REGIONS) })

const DEMO_ACCOUNTS = z.object({ status: z.object({ demoAccounts: z.array(ACCOUNT) }) })
