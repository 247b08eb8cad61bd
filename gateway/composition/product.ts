import { neverCache } from '../caching/dependencies.ts'
import { toOperatorLink } from '../http/pages/operator-links.ts'
import { payerOf } from '../limits/payer.ts'
import type { PointBudgets } from '../limits/point-budgets.ts'
import { type RunningServer, startServer } from '../server/start-server.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import type { Env } from './env.ts'
import { listMeasuredParts } from './measured-parts.ts'
import { openBase } from './open-base.ts'
import { openSenders } from './open-senders.ts'
import { openServices } from './open-services.ts'
import { openWeb } from './open-web.ts'
import { readReadiness } from './readiness.ts'
import { schema } from './schema.ts'

export interface RunningProduct extends Pick<RunningServer, 'url' | 'close'> {
  /** Address of the metrics, for monitoring alone; null without a METRICS_PORT. */
  readonly metricsUrl: string | null
  /** One-time link that makes the browser that opens it an editor, within 15 minutes. Null when people sign in instead. */
  readonly operatorLink: string | null
  /** Prepares for the first page, which otherwise takes longer than later ones. */
  warmUp(): void
}

interface ProductOptions {
  /**
   * True to fill an empty demo world: with past ranks of the example accounts before the start, and in the background with
   * matches and statistics. Has no effect on real data. Default: false, for a demo world that only follows the present.
   */
  readonly fillsDemo?: boolean
}

/** Starts the whole product on one port. Rejects when the port is in use or the store can't be opened. */
export async function startProduct(
  env: Env,
  clock: Clock,
  fullLog: Log,
  { fillsDemo = false }: ProductOptions = {},
): Promise<RunningProduct> {
  let running: RunningServer | null = null
  let isDraining = false
  const origin = () => base.publicUrl ?? server.url

  const base = await openBase(env, clock, fullLog, fillsDemo)
  const senders = await openSenders(base)
  const services = openServices(base, senders, origin)
  const web = await openWeb(base, senders, services)
  const { log, world, monitoring, store, watches } = base
  const { upstreams, context, jobs, sources, deprecatedUses } = services
  const { limits, images, pages } = web

  const readiness = () => readReadiness({ ...base, ...upstreams, status: world, images, jobs })
  const metricsServer = await monitoring.serve({
    readiness,
    isDraining: () => isDraining,
    sources,
    watchesHeardAt: () => watches.status().heardAt,
    listParts: () =>
      listMeasuredParts({
        riot: upstreams.riot.health(),
        twitch: upstreams.twitch?.health() ?? null,
        leaguepedia: upstreams.leaguepedia?.health() ?? null,
        images: images.health(),
      }),
    jobs,
    countSubscriptions: () => limits.countSubscriptions(),
    countWebsockets: () => running?.countWebsockets() ?? 0,
  })
  const server = (running = await startServer({
    ...web.routes,
    host: env.HOST ?? null,
    port: env.PORT,
    graphql: {
      schema,
      context: async ({ credentials, purpose, address, ...sender }) => ({
        ...context,
        limits: {
          look: () => lookAtPoints(limits.budgets, payerOf({ ...sender, address })),
          now: () => clock.now(),
        },
        viewer: await senders.identity.identify(credentials, purpose, address),
      }),
      onDeprecatedUse: (client, parts) => deprecatedUses.add(client, parts),
      onDelivered: monitoring.observers.onDelivered,
    },
    limits,
    identify: (credentials, address) => senders.identity.identify(credentials, 'read', address),
    readiness,
    onRequest: monitoring.observers.onRequest,
    log,
    now: () => clock.now(),
    schedule: (delayMs, run) => clock.schedule(delayMs, run),
    trustProxy: env.TRUST_PROXY,
    maxSocketsPerAddress: env.MAX_SOCKETS_PER_ADDRESS,
    maxWebsocketsPerAddress: env.MAX_WEBSOCKETS_PER_ADDRESS,
  }))
  services.start()
  return {
    url: server.url,
    metricsUrl: metricsServer?.url ?? null,
    operatorLink: world.signIn === null ? toOperatorLink(origin(), await senders.operators.openLink()) : null,
    warmUp: pages.warmUp,
    async close(graceMs) {
      isDraining = true
      // Another instance can take over the jobs while this one still answers its last visitors.
      await Promise.all([server.close(graceMs), jobs?.close()])
      upstreams.close()
      services.closeFeeds()
      await images.close()
      await pages.close()
      await deprecatedUses.close()
      await senders.close()
      await watches.close()
      await metricsServer?.close()
      await store.close()
    },
  }
}

/** No other client may get an answer with these points. */
function lookAtPoints(budgets: PointBudgets, payer: string) {
  neverCache()
  return budgets.look(payer)
}
