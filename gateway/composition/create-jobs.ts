import { randomUUID } from 'node:crypto'
import { createReResolve } from '../accounts/workers/re-resolve-accounts.ts'
import { ACTIVE_GAMES_PACE, type ActiveGamesPace } from '../active-games/workers/active-games.ts'
import type { GraphQLContext } from '../contract/context.ts'
import { createFillDemoJob } from '../demo/workers/fill-demo.ts'
import type { Past } from '../demo/workers/past.ts'
import { JobActivities } from '../jobs/job-activity.ts'
import { createLeasedJobs, type LeasedJob, type LeasedJobs } from '../jobs/leased-jobs.ts'
import { createAccountWatches } from '../journal/services/account-watches.ts'
import { openJournal } from '../journal/services/journal.ts'
import { createKeepJournalJob } from '../journal/workers/keep-journal.ts'
import { createRefreshWatchedJob, WATCHED_PACE, type WatchedPace } from '../journal/workers/refresh-watched.ts'
import { createLadderWorker, LADDER_PACE_MS } from '../ladders/workers/ladders.ts'
import type { LeaguepediaApi } from '../leaguepedia/leaguepedia-api.ts'
import { createProposeRostersJob } from '../proposals/workers/propose-rosters.ts'
import type { PushOutcome } from '../push/rules/push-values.ts'
import { openPushKeys } from '../push/services/push-keys.ts'
import { createDeliverPushesJob } from '../push/workers/deliver-pushes.ts'
import { createFinisher } from '../rights/services/finisher.ts'
import type { GuardedStore } from '../rights/services/guard-store.ts'
import { createFinishForgettingsJob } from '../rights/workers/finish-forgettings.ts'
import type { RiotApi, RiotPacing } from '../riot/riot-api.ts'
import { createProAccountsJob } from '../rosters/workers/pro-accounts.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import { createBuildRecorder } from '../statistics/workers/build-recorder.ts'
import { createCountMatchesJob } from '../statistics/workers/count-matches.ts'
import { createMatchCounter, type MatchCounter } from '../statistics/workers/match-counter.ts'
import { createMatchPruner } from '../statistics/workers/match-pruner.ts'
import { createRecordBuildsJob } from '../statistics/workers/record-builds.ts'
import { recountOutdated } from '../statistics/workers/recount-outdated.ts'
import { createRestamper, type Restamper } from '../statistics/workers/restamp-matches.ts'
import type { ExampleAccount } from '../status/rules/example-account.ts'
import { createRecordSourcesJob } from '../status/workers/record-sources.ts'
import type { StoreWatches } from '../store/store-watches.ts'
import type { TwitchClient } from '../twitch/create-twitch-api.ts'
import type { WebhookTargets } from '../webhooks/rules/webhook-input.ts'
import type { DeliveryOutcome } from '../webhooks/rules/webhook-values.ts'
import { createEventBodies } from '../webhooks/services/event-body.ts'
import { createHappenings } from '../webhooks/services/happenings.ts'
import type { SendEvent } from '../webhooks/services/send-event.ts'
import { createDeliverWebhooksJob } from '../webhooks/workers/deliver-webhooks.ts'
import type { EventSub } from './event-sub.ts'
import { createLiveJobs } from './live-types.ts'
import { openSendPush } from './open-push.ts'
import { openSendEvent } from './open-webhooks.ts'

interface Dependencies {
  readonly riot: RiotApi & RiotPacing
  /** Null when Twitch is not used. */
  readonly twitch: TwitchClient | null
  /** Null without EventSub. */
  readonly eventSub: EventSub | null
  /** Null when Leaguepedia is not used. */
  readonly leaguepedia: LeaguepediaApi | null
  readonly store: GuardedStore
  readonly watches: StoreWatches
  readonly clock: Clock
  /** Number of days that a match is kept after it was fetched; null keeps all. Matches of pro players are always kept. */
  readonly keepMatchesDays: number | null
  readonly context: Pick<
    GraphQLContext,
    | 'accounts'
    | 'ranks'
    | 'proScene'
    | 'proPlayers'
    | 'matches'
    | 'matchHistory'
    | 'timelines'
    | 'staticData'
    | 'feeds'
    | 'sources'
    | 'sourceHistory'
    | 'origin'
  >
  /** The demo world's Riot as it was at an earlier time, in milliseconds since 1970; null with real data. */
  readonly riotAt: ((at: number) => RiotApi) | null
  /** The first fill of a demo world; null with real data, and for a demo that starts empty. */
  readonly demo: DemoWorld | null
  /** Addresses that webhooks may have. */
  readonly webhookTargets: WebhookTargets
  /** Called with the outcome of each attempt to deliver an event to a webhook. */
  readonly onWebhookDelivery: (outcome: DeliveryOutcome) => void
  /** Contact of the operator for push services: `mailto:` or an https URL. */
  readonly pushContact: string
  /** Called with what became of each event that a browser wants. */
  readonly onPush: (outcome: PushOutcome) => void
  readonly log: Log
}

interface DemoWorld {
  readonly past: Past
  readonly examples: readonly ExampleAccount[]
}

const LEASE = 'ingest'

/** Pace of a demo world, whose Riot need not be spared: visitors see its games and ladders within seconds. */
const DEMO_LADDER_PACE_MS = 400
const DEMO_BUILDS_PACE_MS = 400
const DEMO_ACTIVE_GAMES_PACE: ActiveGamesPace = { roundMs: 10, followMs: 500 }
const DEMO_WATCHED_PACE: WatchedPace = { HOT: 5000, WARM: 5000, COLD: 5000 }

interface Counting {
  readonly counter: MatchCounter
  readonly restamper: Restamper
  readonly report: (error: unknown) => void
}

/** All background jobs, over the services of a context. They run in one instance at a time. */
export function createJobs({
  riot,
  twitch,
  eventSub,
  leaguepedia,
  store,
  watches,
  clock,
  keepMatchesDays,
  context,
  riotAt,
  demo,
  webhookTargets,
  onWebhookDelivery,
  pushContact,
  onPush,
  log,
}: Dependencies): LeasedJobs {
  const activities = new JobActivities(() => clock.now())
  const reportAs = (job: string, message: string) => (error: unknown) => {
    activities.failed(job)
    log.error(message, { job, error })
  }
  const base = { riot, store, clock }

  /** Counts every recorded match in the statistics, no matter which part of the server recorded it. */
  function openStatistics({ counter, restamper, report }: Counting) {
    return createCountMatchesJob({
      recountOutdated: (pauses) => recountOutdated({ store, clock, holder: randomUUID() }, pauses),
      counter,
      restamper,
      pruner: createMatchPruner({ store, clock, keepDays: keepMatchesDays, report }),
      clock,
      report,
    })
  }

  function openBuilds() {
    const { timelines, staticData } = context
    const report = reportAs('builds', 'the builds of matches could not be recorded')
    const recorder = createBuildRecorder({ store, findItem: (itemId) => staticData.item(itemId), report })
    const pace = demo === null ? {} : { paceMs: DEMO_BUILDS_PACE_MS }
    return createRecordBuildsJob({ store, clock, timelines, recorder, ...pace, report })
  }

  function openJournalJobs() {
    const journal = createKeepJournalJob({
      store,
      watches,
      clock,
      feeds: context.feeds,
      onGameEnded: ({ account, matchId }, at) => watched.noteEnd(account, matchId, at),
      report: reportAs('journal', 'what has happened could not be journaled'),
    })
    const watched = createRefreshWatchedJob({
      ...context,
      riot,
      clock,
      listWatched: () => journal.listWatched(),
      compareSoon: (account) => journal.compareSoon(account),
      pace: demo === null ? WATCHED_PACE : DEMO_WATCHED_PACE,
      report: reportAs('watched', 'a watched account could not be kept up to date'),
    })
    return { journal, watched }
  }

  function openObservedSend(): SendEvent {
    const send = openSendEvent({ ...context, ...base, targets: webhookTargets })
    return async (...sent) => {
      const attempt = await send(...sent)
      if (attempt !== null) onWebhookDelivery(attempt.delivery.outcome)
      return attempt
    }
  }

  function makeJobs(): Readonly<Record<string, LeasedJob>> {
    const report = reportAs('statistics', 'matches could not be counted')
    const counting = {
      counter: createMatchCounter({ store, clock, report }),
      restamper: createRestamper({ ...context, ...base, report }),
      report,
    }
    const reResolve = createReResolve({
      ...base,
      report: reportAs('reResolve', 'an account could not be converted to the current key'),
    })
    const proAccounts = createProAccountsJob({
      ...context,
      ...base,
      report: reportAs('proAccounts', 'a pro account could not be kept up to date'),
    })
    const ladders = createLadderWorker({
      ...base,
      riotAt,
      paceMs: demo === null ? LADDER_PACE_MS : DEMO_LADDER_PACE_MS,
      report: reportAs('ladders', 'a ladder could not be kept up to date'),
    })
    const pace = demo === null ? ACTIVE_GAMES_PACE : DEMO_ACTIVE_GAMES_PACE
    const { streams, histories, ...games } = createLiveJobs({
      ...base,
      watches,
      twitch,
      eventSub,
      context,
      pace,
      isRosterAsked: () => proAccounts.isRoundOver(),
      reportAs,
    })
    const statistics = openStatistics(counting)
    const builds = openBuilds()
    const journaling = openJournalJobs()
    const rights = createFinishForgettingsJob({
      finisher: createFinisher({ store, clock }),
      watches,
      clock,
      report: reportAs('rights', 'the data of a person could not be deleted'),
    })
    const status = createRecordSourcesJob({
      ...context,
      clock,
      report: reportAs('status', 'the state of the sources could not be recorded'),
    })
    const entries = openJournal(store)
    const events = {
      ...base,
      watches,
      journal: entries,
      happenings: createHappenings({ ...context, journal: entries }),
      accounts: context.accounts,
      accountWatches: createAccountWatches(store),
      proScene: context.proScene,
      random: Math.random,
    }
    const webhooks = createDeliverWebhooksJob({
      ...events,
      send: openObservedSend(),
      report: reportAs('webhooks', 'the events of webhooks could not be delivered'),
    })
    const pushes = createDeliverPushesJob({
      ...events,
      writeBody: createEventBodies(context),
      loadKeys: openPushKeys(store),
      send: openSendPush({ store, clock, targets: webhookTargets, contact: pushContact }),
      onOutcome: onPush,
      report: reportAs('pushes', 'browsers could not be notified'),
    })
    const proposing =
      leaguepedia === null
        ? {}
        : {
            proposals: createProposeRostersJob({
              leaguepedia,
              store,
              clock,
              proScene: context.proScene,
              report: reportAs('proposals', 'the rosters could not be compared with Leaguepedia'),
            }),
          }
    if (demo === null) {
      return {
        ...proposing,
        ...journaling,
        status,
        rights,
        reResolve,
        proAccounts,
        ladders,
        streams,
        ...games,
        histories,
        statistics,
        builds,
        webhooks,
        pushes,
      }
    }

    const fill = createFillDemoJob({
      ...context,
      ...base,
      ...demo,
      ...counting,
      report: reportAs('fill', 'the demo world could not be filled'),
    })
    const afterFill = <Job extends LeasedJob>(job: Job): Job => ({
      ...job,
      start: () => void fill.over.then(() => job.start()),
    })
    return {
      ...proposing,
      ...journaling,
      status,
      rights,
      fill,
      reResolve,
      streams,
      ...games,
      ladders,
      webhooks,
      pushes,
      proAccounts: afterFill(proAccounts),
      histories: afterFill(histories),
      statistics: afterFill(statistics),
      builds,
    }
  }

  return createLeasedJobs({
    store,
    clock,
    name: LEASE,
    holder: randomUUID(),
    makeJobs,
    activities,
    report: (error) =>
      log.error('the lease of the background jobs could not be renewed, or a job could not be stopped', { error }),
  })
}
