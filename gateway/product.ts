import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { printSchema } from 'graphql'
import { createRestCompat } from '../rest-compat/rest-compat.ts'
import { createContext } from './context.ts'
import type { Env } from './env.ts'
import { executeIn } from './execute-in.ts'
import { seedRosters } from './ingest/seed-rosters.ts'
import { createJobs } from './jobs.ts'
import { openOperators } from './open-operators.ts'
import { openStore } from './open-store.ts'
import type { Clock } from './ports/clock.ts'
import type { StaticData } from './ports/static-data.ts'
import { schema } from './schema/index.ts'
import { createDrawnImages } from './server/images/drawn-images.ts'
import type { Log } from './server/log.ts'
import { createOperatorLinks, toOperatorLink } from './server/operator-links.ts'
import { openPages } from './server/pages.ts'
import { createRosterFeed } from './server/roster-feed.ts'
import { type RunningServer, startServer } from './server/start-server.ts'
import { createDataDragonStaticData } from './sources/data-dragon/data-dragon-static-data.ts'
import { createRiotApi } from './sources/riot/riot-api.ts'
import { openWorld } from './world.ts'

/** How many roster changes stand in the feed for readers of feeds. */
const FEED_LENGTH = 50

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** The product while it runs. */
export interface RunningProduct extends RunningServer {
  /** Opened in a browser, makes it an editor: once, and soon. */
  readonly operatorLink: string
}

/** Starts the whole product on one port. Rejects when the port is taken or the store can't be opened. */
export async function startProduct(env: Env, clock: Clock, log: Log): Promise<RunningProduct> {
  const world = openWorld(env, clock)
  await mkdir(env.DATA_DIR, { recursive: true })
  const store = await openStore(env, clock)
  await seedRosters(store, clock, { bundled: world.roster, file: env.ROSTER_FILE ?? null })
  const operators = await openOperators(env, store, clock)
  const riot = createRiotApi({ ...world.riot, clock, random: Math.random })
  const staticData = createDataDragonStaticData({
    fetch,
    baseUrl: env.DATA_DRAGON_URL,
    clock,
    report: (problem) => log.warn('static data is not refreshed', { problem }),
  })
  const context = createContext({
    store,
    riot,
    staticData,
    clock,
    status: world,
    operators,
    report: (error) => log.error('the feed of roster changes broke off and begins anew', { error }),
  })
  const jobs = createJobs({ riot, store, clock, context, log })
  const pages = await openPages(DIST)

  const server = await startServer({
    host: env.HOST ?? null,
    port: env.PORT,
    graphql: {
      schema,
      context: async ({ credentials }) => ({ ...context, viewer: await operators.identify(credentials) }),
    },
    restCompat: createRestCompat({
      execute: executeIn(context),
      clock,
      reportError: (error) => log.error('a /v2 request failed', { error }),
    }),
    images: createDrawnImages({ findChampion: findChampionIn(staticData) }).serveDrawnImages,
    rosterFeed: createRosterFeed({
      listNewest: () => context.rosters.listNewest({ team: null, playerId: null }, FEED_LENGTH),
      publicUrl: env.PUBLIC_URL ?? null,
    }),
    operatorLinks: createOperatorLinks({ ...operators, editorsPath: '/add-proplayer' }),
    pages: pages.handler,
    clientDirectory: pages.clientDirectory,
    schemaText: `${printSchema(schema)}\n`,
    readiness: async () => {
      await store.get({ collection: 'heartbeats', id: 'readiness' })
      const parts = {
        dataSource: world.dataSource,
        riot: riot.health(),
        staticData: staticData.health(),
        ...jobs.status(),
        store: 'ok',
      }
      return { ready: true, parts }
    },
    log,
    trustProxy: env.TRUST_PROXY,
  })
  staticData.start()
  jobs.start()
  return {
    url: server.url,
    operatorLink: toOperatorLink(env.PUBLIC_URL ?? server.url, await operators.openLink()),
    async close() {
      staticData.close()
      context.feeds.rosterChanges.close()
      await server.close()
      await jobs.close()
      await store.close()
    },
  }
}

/** Pictures are drawn with English letters in every language. */
function findChampionIn(staticData: StaticData) {
  return (keyOrSlug: number | string) => {
    const found = typeof keyOrSlug === 'number' ? staticData.champion(keyOrSlug) : staticData.championBySlug(keyOrSlug)
    return found === null ? null : { key: found.key, name: found.name('en').text }
  }
}
