import { createDeprecatedUses } from '../status/services/deprecated-uses.ts'
import { createSources } from '../status/services/sources.ts'
import { createContext } from './create-context.ts'
import { findEventSub } from './event-sub.ts'
import { createJobs } from './jobs/create-jobs.ts'
import type { Base } from './open-base.ts'
import { openRiotAt } from './open-past.ts'
import { pushContactOf } from './open-push.ts'
import type { Senders } from './open-senders.ts'
import { openUpstreams } from './open-upstreams.ts'
import { createUnsavedReport } from './report-unsaved.ts'

export type Services = ReturnType<typeof openServices>

/**
 * Opens the upstreams, the services of the contract, and the jobs; `start` lets upstreams and jobs work.
 * @param origin Returns the URL at which other programs reach this server.
 */
export function openServices(base: Base, { operators, apiKeys }: Senders, origin: () => string) {
  const { env, clock, log, fullLog, world, monitoring, store, watches, forgotten } = base
  const { observers } = monitoring
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
  const delivery = { webhookTargets: env.WEBHOOK_TARGETS, pushContact: pushContactOf(env) }
  const context = createContext({
    store,
    apiKeys: apiKeys.apiKeys,
    origin,
    watches,
    riot: riot.api,
    staticData,
    augments,
    clock,
    status: world,
    sources,
    operators,
    ...delivery,
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
        demo: base.demo,
        delivery: { ...observers, ...delivery },
        log,
      })
    : null
  const deprecatedUses = createDeprecatedUses({
    store,
    clock,
    report: (error) => log.warn('the use of deprecated parts of the contract could not be stored', { error }),
  })
  return {
    upstreams,
    /** Null without EventSub. */
    eventSub,
    sources,
    context,
    /** Null when another instance runs the jobs. */
    jobs,
    deprecatedUses,
    start() {
      upstreams.start()
      jobs?.start()
    },
    /** Completes the subscriptions of live lists. Clients of a running server would not connect again for them. */
    closeFeeds() {
      for (const feed of Object.values(context.feeds)) feed.close()
    },
  }
}
