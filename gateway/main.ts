import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, execute as executeDocument, type ExecutionResult, printSchema } from 'graphql'
import { createRestCompat } from '../rest-compat/rest-compat.ts'
import type { Execute } from '../rest-compat/route.ts'
import { allIndexes } from './collections/indexes.ts'
import { regionOf } from './domain/region.ts'
import { type Env, InvalidEnvironment, parseEnv } from './env.ts'
import { createReResolve } from './ingest/re-resolve-accounts.ts'
import type { Clock } from './ports/clock.ts'
import type { DocumentStore } from './ports/document-store.ts'
import type { RiotApi } from './ports/riot-api.ts'
import type { StaticData } from './ports/static-data.ts'
import type { GraphQLContext } from './schema/context.ts'
import { schema } from './schema/index.ts'
import { createDrawnImages } from './server/images/drawn-images.ts'
import { createLog, type Log } from './server/log.ts'
import { openPages } from './server/pages.ts'
import { exitOnSignal } from './server/shutdown.ts'
import { type RunningServer, startServer } from './server/start-server.ts'
import { createAccounts } from './services/accounts.ts'
import { createMasteries } from './services/masteries.ts'
import { createMatchHistory } from './services/match-history.ts'
import { createMatches } from './services/matches.ts'
import { createRanks } from './services/ranks.ts'
import type { Status } from './services/status.ts'
import { createSimulator } from './simulator/simulator.ts'
import { createDataDragonStaticData } from './sources/data-dragon/data-dragon-static-data.ts'
import { createRiotApi, type RiotApiOptions } from './sources/riot/riot-api.ts'
import { systemClock } from './sources/system-clock.ts'
import { UnreadableStoreFile, UnsupportedStoreFormat } from './store/sqlite-file.ts'
import { openSqliteStore } from './store/sqlite-store.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** Where the clock of the demo world shows the same time as ours, whatever its speed: 1 January 2026. */
const SIMULATOR_EPOCH = Date.UTC(2026, 0, 1)

/** What the product shows: Riot's data, or the demo world that stands where the network would be. */
interface World extends Status {
  readonly riot: Pick<RiotApiOptions, 'fetch' | 'baseUrl' | 'apiKey'>
  /** Demo and real data never share a file. */
  readonly storeFile: string
}

function openWorld(env: Env, clock: Clock): World {
  const baseUrl = env.RIOT_BASE_URL ?? 'https://{routing}.api.riotgames.com'
  if (env.RIOT_API_KEY !== undefined || env.RIOT_BASE_URL !== undefined) {
    const riot = { fetch, baseUrl, apiKey: env.RIOT_API_KEY ?? null }
    return { riot, dataSource: 'RIOT', demoAccounts: [], storeFile: 'lanewatch.sqlite' }
  }
  const simulator = createSimulator({
    seed: env.SIMULATOR_SEED,
    now: () => SIMULATOR_EPOCH + (clock.now() - SIMULATOR_EPOCH) * env.SIMULATOR_SPEED,
  })
  return {
    riot: { fetch: (request) => simulator.fetch(request), baseUrl, apiKey: 'demo' },
    dataSource: 'SIMULATOR',
    demoAccounts: simulator.demoAccounts.map(({ platform, ...riotId }) => ({ ...riotId, region: regionOf(platform) })),
    storeFile: `demo-${env.SIMULATOR_SEED}.sqlite`,
  }
}

/** What the services stand on. */
interface Foundation {
  readonly store: DocumentStore
  readonly riot: RiotApi
  readonly staticData: StaticData
  readonly clock: Clock
  readonly status: Status
}

/**
 * What resolvers work with, composed over a store and a Riot client. Each operation gets a copy of its own: nodes that
 * were loaded are remembered for one context.
 */
export function createContext({ store, riot, staticData, clock, status }: Foundation): GraphQLContext {
  const ranks = createRanks({ riot, store, clock })
  const matches = createMatches({ riot, store })
  return {
    accounts: createAccounts({ riot, store, clock, ranks }),
    ranks,
    masteries: createMasteries({ riot, store, clock }),
    matches,
    matchHistory: createMatchHistory({ riot, store, clock, matches }),
    staticData,
    status,
  }
}

/** Starts the whole product on one port. Rejects when the port is taken or the store can't be opened. */
export async function startProduct(env: Env, clock: Clock, log: Log): Promise<RunningServer> {
  const world = openWorld(env, clock)
  await mkdir(env.DATA_DIR, { recursive: true })
  const store = openSqliteStore({ path: join(env.DATA_DIR, world.storeFile), indexes: allIndexes, clock })
  const riot = createRiotApi({ ...world.riot, clock, random: Math.random })
  const staticData = createDataDragonStaticData({
    fetch,
    baseUrl: env.DATA_DRAGON_URL,
    clock,
    report: (problem) => log.warn('static data is not refreshed', { problem }),
  })
  const reResolve = createReResolve({
    riot,
    store,
    clock,
    report: (error) => log.error('an account could not be brought under the present key', { error }),
  })
  const context = createContext({ store, riot, staticData, clock, status: world })
  const pages = await openPages(DIST)

  const server = await startServer({
    host: env.HOST ?? null,
    port: env.PORT,
    graphql: { schema, context: () => ({ ...context }) },
    restCompat: createRestCompat({
      execute: executeIn(context),
      clock,
      reportError: (error) => log.error('a /v2 request failed', { error }),
    }),
    images: createDrawnImages({ findChampion: findChampionIn(staticData) }).serveDrawnImages,
    pages: pages.handler,
    clientDirectory: pages.clientDirectory,
    schemaText: `${printSchema(schema)}\n`,
    readiness: async () => {
      await store.get({ collection: 'heartbeats', id: 'readiness' })
      const parts = {
        dataSource: world.dataSource,
        riot: riot.health(),
        staticData: staticData.health(),
        reResolve: reResolve.status(),
        store: 'ok',
      }
      return { ready: true, parts }
    },
    log,
    trustProxy: env.TRUST_PROXY,
  })
  staticData.start()
  reResolve.start()
  return {
    url: server.url,
    async close() {
      staticData.close()
      await server.close()
      await reResolve.close()
      await store.close()
    },
  }
}

/** Runs documents in this process. The type of the answer is the document's own: both come from the contract. */
export function executeIn(context: GraphQLContext): Execute {
  function execute<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<ExecutionResult<Data>>
  async function execute(document: DocumentNode, variableValues: Readonly<Record<string, unknown>>) {
    return executeDocument({ schema, document, variableValues, contextValue: { ...context } })
  }
  return execute
}

/** Pictures are drawn with English letters in every language. */
function findChampionIn(staticData: StaticData) {
  return (keyOrSlug: number | string) => {
    const found = typeof keyOrSlug === 'number' ? staticData.champion(keyOrSlug) : staticData.championBySlug(keyOrSlug)
    return found === null ? null : { key: found.key, name: found.name('en').text }
  }
}

/** What whoever starts the product can mend, such as a port that is taken; null for a fault of the product. */
function findMendable(error: unknown): string | null {
  if (error instanceof InvalidEnvironment) return error.message
  if (error instanceof UnsupportedStoreFormat || error instanceof UnreadableStoreFile) return error.message
  if (!(error instanceof Error) || !('syscall' in error)) return null
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? `Another program has this PORT (${error.message}): stop it, or choose another.` : error.message
}

if (import.meta.main) {
  try {
    const env = parseEnv(process.env)
    const log = createLog({ level: env.LOG_LEVEL, write: (line) => process.stdout.write(line), now: () => Date.now() })
    const product = await startProduct(env, systemClock, log)
    exitOnSignal(() => product.close(), log)
    log.info('listening', { url: product.url })
  } catch (error) {
    const mendable = findMendable(error)
    if (mendable === null) throw error
    process.stderr.write(`Lanewatch can't start. ${mendable}\n`)
    process.exit(1)
  }
}
