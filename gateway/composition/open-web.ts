import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listExportRoutes } from '../../exports/mount.ts'
import { createMcpRoute } from '../../mcp/mount.ts'
import { printContract } from '../contract/print-contract.ts'
import { createQueryCache } from '../http/graphql/query-cache.ts'
import { openExplorer } from '../http/pages/explorer.ts'
import { createOperatorLinks } from '../http/pages/operator-links.ts'
import { openOverlay } from '../http/pages/overlay.ts'
import { openPages } from '../http/pages/pages.ts'
import { VISITOR } from '../identity/rules/viewer.ts'
import { createLimits } from '../limits/limits.ts'
import { joinBudgets } from '../limits/payer.ts'
import { ROOT } from '../shared/root.ts'
import { traceUpstream } from '../tracing/spans.ts'
import { openEventSubRoute } from './event-sub.ts'
import { executeIn } from './execute-in.ts'
import { forgetPeople } from './forget-people.ts'
import { listForSitemap } from './list-for-sitemap.ts'
import { openMountedServices } from './mounted-services.ts'
import type { Base } from './open-base.ts'
import { openFeeds } from './open-feeds.ts'
import { openImages } from './open-images.ts'
import { openPreviews } from './open-previews.ts'
import { openRestCompat } from './open-rest-compat.ts'
import type { Senders } from './open-senders.ts'
import type { Services } from './open-services.ts'
import { schema } from './schema.ts'
import { withoutRiot } from './without-riot.ts'

const DIST = fileURLToPath(new URL('dist', ROOT))

/** Opens everything that answers requests, within the limits of their senders: pages, pictures, feeds and the mounted interfaces. */
export async function openWeb(base: Base, senders: Senders, services: Services) {
  const { env, clock, log, world, monitoring, store, forgotten, publicUrl } = base
  const { observers } = monitoring
  const { context, eventSub, upstreams } = services
  const { riot, staticData, augments } = upstreams
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
    budgets: joinBudgets(senders.addressBudgets, senders.apiKeys.budgets),
    onRefused: observers.onRefused,
  })
  const storedContext = withoutRiot(context, { store, clock, keyId: riot.api.keyId })
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
  const mounted = openMountedServices({ context, senders: senders.identity, limits })
  return {
    limits,
    images,
    pages,
    /** Options of the server that are decided here. */
    routes: {
      keys: senders.apiKeys.keyring,
      queryCache: createQueryCache({ budgets: limits.budgets, clock, onLookup: observers.onLookup('queries') }),
      mounted: [
        ...openRestCompat(mounted, publicUrl),
        createMcpRoute(mounted),
        ...listExportRoutes({ ...mounted, publicUrl, now: () => clock.now() }),
      ],
      images: images.handle,
      previews: previews.handle,
      ...openFeeds({
        context,
        listPaths: async () => pages.listPaths(await listForSitemap(executeIn(context))),
        publicUrl,
        clock,
      }),
      eventSub:
        eventSub === null ? null : openEventSubRoute(eventSub, { store, clock, streams: context.feeds.streams }),
      operatorLinks: createOperatorLinks({ ...senders.operators, editorsPath: '/add-proplayer' }),
      pages: pages.handler,
      documents: pages.documents,
      clientDirectory: pages.clientDirectory,
      explorer: await openExplorer(join(DIST, 'explorer')),
      overlay: await openOverlay(join(DIST, 'overlay')),
      printSchema: () => printContract(schema),
      signIn: world.signIn,
    },
  }
}
