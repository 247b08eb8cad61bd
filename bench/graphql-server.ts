import { systemClock } from '../gateway/composition/system-clock.ts'
import { VISITOR } from '../gateway/identity/rules/viewer.ts'
import { type ServerOptions, startServer } from '../gateway/server/start-server.ts'
import { createLog } from '../gateway/shared/log.ts'
import { NO_KEYS } from '../tests/support/open-keys.ts'

type Options = Pick<ServerOptions, 'graphql' | 'limits'> &
  Partial<Pick<ServerOptions, 'websocketWriter' | 'maxSocketsPerAddress' | 'maxWebsocketsPerAddress'>>

const nothing = () => new Response(null, { status: 404 })

/** Starts the product's server with `/graphql` alone, on a free port of this machine. Resolves to its URL. */
export async function startGraphqlServer(options: Options): Promise<string> {
  const { url } = await startServer({
    ...options,
    host: '127.0.0.1',
    port: 0,
    identify: async () => VISITOR,
    keys: NO_KEYS,
    signIn: null,
    queryCache: null,
    mounted: [],
    images: nothing,
    eventSub: null,
    previews: nothing,
    rosterFeed: nothing,
    contractFeed: nothing,
    calendars: nothing,
    operatorLinks: nothing,
    forCrawlers: new Map(),
    pages: nothing,
    clientDirectory: null,
    explorer: null,
    overlay: null,
    oembed: () => new Response(),
    printSchema: () => '',
    readiness: async () => ({ ready: true, parts: {} }),
    log: createLog({ level: 'error', write: (line) => process.stderr.write(line), now: () => Date.now() }),
    now: () => systemClock.now(),
    schedule: (delayMs, run) => systemClock.schedule(delayMs, run),
    trustProxy: false,
  })
  return url
}
