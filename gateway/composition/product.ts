import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listExportRoutes } from '../../exports/mount.ts'
import { createMcpRoute } from '../../mcp/mount.ts'
import { neverCache } from '../caching/dependencies.ts'
import { printContract } from '../contract/print-contract.ts'
import { createStoreWatches } from '../delivery/feeds/create-store-watches.ts'
import { recordExampleRanks } from '../demo/workers/example-ranks.ts'
import { createQueryCache } from '../http/graphql/query-cache.ts'
import { openExplorer } from '../http/pages/explorer.ts'
import { createOperatorLinks, toOperatorLink } from '../http/pages/operator-links.ts'
import { openOverlay } from '../http/pages/overlay.ts'
import { openPages } from '../http/pages/pages.ts'
import { VISITOR } from '../identity/rules/viewer.ts'
import { ignoreApiKeys } from '../identity/services/ignore-api-keys.ts'
import { throttleGuesses } from '../identity/services/throttle-guesses.ts'
import { createLimits } from '../limits/limits.ts'
import { joinBudgets, payerOf } from '../limits/payer.ts'
import type { PointBudgets } from '../limits/point-budgets.ts'
import { seedRosters } from '../rosters/files/seed-rosters.ts'
import { type RunningServer, startServer } from '../server/start-server.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import { ROOT } from '../shared/root.ts'
import { createDeprecatedUses } from '../status/services/deprecated-uses.ts'
import { createSources } from '../status/services/sources.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { createWriteCheck } from '../store/write-check.ts'
import { followForgotten } from '../suppression/services/follow-forgotten.ts'
import { traceUpstream } from '../tracing/spans.ts'
import { createContext } from './create-context.ts'
import type { Env } from './env.ts'
import { findEventSub, openEventSubRoute } from './event-sub.ts'
import { executeIn } from './execute-in.ts'
import { forgetPeople } from './forget-people.ts'
import { createJobs } from './jobs/create-jobs.ts'
import { listForSitemap } from './list-for-sitemap.ts'
import { listMeasuredParts } from './measured-parts.ts'
import { openMountedServices } from './mounted-services.ts'
import { openApiKeys } from './open-api-keys.ts'
import { openBudgets } from './open-budgets.ts'
import { openFeeds } from './open-feeds.ts'
import { openIdentity } from './open-identity.ts'
import { openImages } from './open-images.ts'
import { openMonitoring } from './open-monitoring.ts'
import { openOperators } from './open-operators.ts'
import { openPast, openRiotAt } from './open-past.ts'
import { openPreviews } from './open-previews.ts'
import { pushContactOf } from './open-push.ts'
import { openRestCompat } from './open-rest-compat.ts'
import { finishWaitingRestore, openStore } from './open-store.ts'
import { openUpstreams } from './open-upstreams.ts'
import { quietAboutStore } from './quiet-about-store.ts'
import { readReadiness } from './readiness.ts'
import { createUnsavedReport } from './report-unsaved.ts'
import { schema } from './schema.ts'
import { withoutRiot } from './without-riot.ts'
import { openWorld, type World } from './world.ts'

const DIST = fileURLToPath(new URL('dist', ROOT))

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
  const log = quietAboutStore(fullLog)
  const world = openWorld(env, clock)
  const monitoring = openMonitoring(env, clock, log)
  const { observers } = monitoring
  await mkdir(env.DATA_DIR, { recursive: true })
  await finishWaitingRestore(env, log)
  const store = await openStore(env, clock, {
    observe: monitoring.observeStore,
    onDamaged: (error) => log.error('the store is damaged and takes no more writes', { error }),
  })
  await seedRosters(store, clock, { bundled: world.roster, file: env.ROSTER_FILE ?? null })
  const demo =
    fillsDemo && env.INGEST && world.dataSource === 'SIMULATOR' ? await openDemo(env, world, store, clock) : null
  const operators = await openOperators(env, store, clock)
  const identity = await openIdentity({ operators, signIn: world.signIn, clock, log })
  const hasToken = env.OPERATOR_TOKEN !== undefined
  const senders = ignoreApiKeys(
    hasToken ? throttleGuesses({ identity, takesIdTokens: world.signIn !== null, clock, log }) : identity,
  )
  const { ofAddresses, ofKeys } = openBudgets({ env, store, clock, log })
  const apiKeys = openApiKeys({ store, clock, budgets: ofKeys, log })
  const deprecatedUses = createDeprecatedUses({
    store,
    clock,
    report: (error) => log.warn('the use of deprecated parts of the contract could not be stored', { error }),
  })
  const publicUrl = env.PUBLIC_URL ?? null
  const checkWrites = createWriteCheck(store, clock)
  const watches = createStoreWatches({
    store,
    clock,
    random: Math.random,
    instance: randomUUID(),
    report: (error) => log.error('a watch of the store broke and restarts', { error }),
  })
  const forgotten = await followForgotten({
    store,
    watches,
    clock,
    report: (error) => log.error('the list of suppressed people could not be read', { error }),
  })
  const upstreams = openUpstreams({
    env,
    world,
    clock,
    follow: monitoring.follow,
    instances: watches.instances,
    forgotten,
  })
  const { riot, twitch, leaguepedia, staticData, augments } = upstreams
  const eventSub = findEventSub(env)
  const sources = createSources({
    store,
    riot,
    twitch,
    leaguepedia,
    staticData,
    report: (error) => log.error('the state of the sources could not be read', { error }),
  })
  const context = createContext({
    store,
    apiKeys: apiKeys.apiKeys,
    origin: () => publicUrl ?? server.url,
    watches,
    riot: riot.api,
    staticData,
    augments,
    clock,
    status: world,
    sources,
    operators,
    webhookTargets: env.WEBHOOK_TARGETS,
    pushContact: pushContactOf(env),
    report: (error) => log.error('a watch of the store delivered a document that is not valid', { error }),
    onUnsaved: createUnsavedReport(clock, fullLog),
  })
  const jobs = env.INGEST
    ? createJobs({
        riot: riot.api,
        twitch: twitch?.api ?? null,
        eventSub,
        leaguepedia: leaguepedia?.api ?? null,
        store,
        watches,
        clock,
        keepMatchesDays: env.KEEP_MATCHES_DAYS ?? null,
        context,
        riotAt: world.dataSource === 'SIMULATOR' ? openRiotAt(env, clock) : null,
        demo,
        delivery: { ...observers, webhookTargets: env.WEBHOOK_TARGETS, pushContact: pushContactOf(env) },
        log,
      })
    : null
  const images = await openImages({
    env,
    fetch: traceUpstream('pictures', fetch),
    clock,
    random: Math.random,
    staticData,
    augments,
    listPros: () => context.proScene.look(),
    onEvent: monitoring.follow('pictures'),
    onLookup: observers.onLookup('pictures'),
    log,
  })
  const limits = createLimits(schema, clock, {
    budgets: joinBudgets(ofAddresses, apiKeys.budgets),
    onRefused: observers.onRefused,
  })
  const storedContext = withoutRiot(context, { store, clock, keyId: riot.api.keyId })
  const mountedServices = openMountedServices({ context, senders, limits })
  const previews = openPreviews({ storedContext, clock, budgets: limits.budgets })
  forgotten.onChange(() => {
    forgetPeople([context, storedContext])
    previews.forget()
    store.invalidateAnswers()
  })
  const pages = await openPages({
    directory: DIST,
    publicUrl,
    executeStored: executeIn(storedContext),
    executeFor: (document, variables, { address, left, source, onRiotRequest }) =>
      executeIn(
        source === 'store' ? storedContext : context,
        () => VISITOR,
        (args) => limits.operations.execute(args, { address, left, answered: null, onRiotRequest }),
      )(document, variables),
    charge: (address, points) => limits.budgets.charge(address, points),
    onPageLookup: observers.onLookup('pages'),
    now: () => clock.now(),
    schedule: (delayMs, run) => clock.schedule(delayMs, run),
    log,
  })

  function readiness() {
    return readReadiness({
      status: world,
      store,
      checkWrites,
      watches,
      clock,
      riot,
      twitch,
      leaguepedia,
      staticData,
      images,
      jobs,
    })
  }
  let running: RunningServer | null = null
  let isDraining = false
  const metricsServer = await monitoring.serve({
    readiness,
    isDraining: () => isDraining,
    sources,
    watchesHeardAt: () => watches.status().heardAt,
    listParts: () =>
      listMeasuredParts({
        riot: riot.health(),
        twitch: twitch?.health() ?? null,
        leaguepedia: leaguepedia?.health() ?? null,
        images: images.health(),
      }),
    jobs,
    countSubscriptions: () => limits.countSubscriptions(),
    countWebsockets: () => running?.countWebsockets() ?? 0,
  })
  const server = (running = await startServer({
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
        viewer: await senders.identify(credentials, purpose, address),
      }),
      onDeprecatedUse: (client, parts) => deprecatedUses.add(client, parts),
      onDelivered: observers.onDelivered,
    },
    limits,
    keys: apiKeys.keyring,
    queryCache: createQueryCache({ budgets: limits.budgets, clock, onLookup: observers.onLookup('queries') }),
    mounted: [
      ...openRestCompat(mountedServices, publicUrl),
      createMcpRoute(mountedServices),
      ...listExportRoutes({ ...mountedServices, publicUrl, now: () => clock.now() }),
    ],
    images: images.handle,
    previews: previews.handle,
    ...openFeeds({
      context,
      listPaths: async () => pages.listPaths(await listForSitemap(executeIn(context))),
      publicUrl,
      clock,
    }),
    eventSub: eventSub === null ? null : openEventSubRoute(eventSub, { store, clock, streams: context.feeds.streams }),
    operatorLinks: createOperatorLinks({ ...operators, editorsPath: '/add-proplayer' }),
    pages: pages.handler,
    documents: pages.documents,
    clientDirectory: pages.clientDirectory,
    explorer: await openExplorer(join(DIST, 'explorer')),
    overlay: await openOverlay(join(DIST, 'overlay')),
    printSchema: () => printContract(schema),
    identify: (credentials, address) => senders.identify(credentials, 'read', address),
    signIn: world.signIn,
    readiness,
    onRequest: observers.onRequest,
    log,
    now: () => clock.now(),
    schedule: (delayMs, run) => clock.schedule(delayMs, run),
    trustProxy: env.TRUST_PROXY,
    maxSocketsPerAddress: env.MAX_SOCKETS_PER_ADDRESS,
    maxWebsocketsPerAddress: env.MAX_WEBSOCKETS_PER_ADDRESS,
  }))
  upstreams.start()
  jobs?.start()
  return {
    url: server.url,
    metricsUrl: metricsServer?.url ?? null,
    operatorLink: world.signIn === null ? toOperatorLink(publicUrl ?? server.url, await operators.openLink()) : null,
    warmUp: pages.warmUp,
    async close(graceMs) {
      isDraining = true
      // Another instance can take over the jobs while this one still answers its last visitors.
      await Promise.all([server.close(graceMs), jobs?.close()])
      upstreams.close()
      // A feed that closes completes its subscriptions, and clients would not connect again for them.
      for (const feed of Object.values(context.feeds)) feed.close()
      await images.close()
      await pages.close()
      await apiKeys.close()
      await deprecatedUses.close()
      await identity.close()
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

async function openDemo(env: Env, { listExamples }: World, store: DocumentStore, clock: Clock) {
  const past = openPast(env, store, clock)
  await recordExampleRanks({ store, past, listExamples, now: clock.now() })
  return { past, listExamples }
}
