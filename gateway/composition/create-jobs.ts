import { randomUUID } from 'node:crypto'
import { createReResolve } from '../accounts/workers/re-resolve-accounts.ts'
import type { GraphQLContext } from '../contract/context.ts'
import { createLeasedJobs, type LeasedJobs } from '../jobs/leased-jobs.ts'
import { createLadderWorker } from '../ladders/workers/ladders.ts'
import type { RiotApi } from '../riot/riot-api.ts'
import { createProAccountsJob } from '../rosters/workers/pro-accounts.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import { createBuildRecorder } from '../statistics/workers/build-recorder.ts'
import { createCountMatchesJob } from '../statistics/workers/count-matches.ts'
import { createMatchCounter } from '../statistics/workers/match-counter.ts'
import { createMatchPruner } from '../statistics/workers/match-pruner.ts'
import { createRecordBuildsJob } from '../statistics/workers/record-builds.ts'
import { recountOutdated } from '../statistics/workers/recount-outdated.ts'
import { createRestamper } from '../statistics/workers/restamp-matches.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { TwitchApi } from '../twitch/twitch-api.ts'
import { createLiveJobs } from './live-types.ts'

interface Dependencies {
  readonly riot: RiotApi
  /** Null when Twitch is not used. */
  readonly twitch: TwitchApi | null
  readonly store: DocumentStore
  readonly clock: Clock
  /** Number of days that a match is kept after it was fetched; null keeps all. Matches of pro players are always kept. */
  readonly keepMatchesDays: number | null
  readonly context: Pick<
    GraphQLContext,
    'accounts' | 'ranks' | 'proScene' | 'proPlayers' | 'matches' | 'matchHistory' | 'timelines' | 'staticData' | 'feeds'
  >
  readonly log: Log
}

const LEASE = 'ingest'

/** All background jobs, over the services of a context. They run in one instance at a time. */
export function createJobs({ riot, twitch, store, clock, keepMatchesDays, context, log }: Dependencies): LeasedJobs {
  const logErrorAs = (message: string) => (error: unknown) => log.error(message, { error })
  const base = { riot, store, clock }

  /** Counts every recorded match in the statistics, no matter which part of the server recorded it. */
  function openStatistics() {
    const report = logErrorAs('matches could not be counted')
    return createCountMatchesJob({
      recountOutdated: (pauses) => recountOutdated({ store, clock, holder: randomUUID() }, pauses),
      counter: createMatchCounter({ store, clock, report }),
      restamper: createRestamper({ ...context, ...base, report }),
      pruner: createMatchPruner({ store, clock, keepDays: keepMatchesDays, report }),
      clock,
      report,
    })
  }

  function openBuilds() {
    const { timelines, staticData } = context
    const report = logErrorAs('the builds of matches could not be recorded')
    const recorder = createBuildRecorder({ store, findItem: (itemId) => staticData.item(itemId), report })
    return createRecordBuildsJob({ store, clock, timelines, recorder, report })
  }

  return createLeasedJobs({
    store,
    clock,
    name: LEASE,
    holder: randomUUID(),
    makeJobs: () => ({
      reResolve: createReResolve({
        ...base,
        report: logErrorAs('an account could not be converted to the current key'),
      }),
      proAccounts: createProAccountsJob({
        ...context,
        ...base,
        report: logErrorAs('a pro account could not be kept up to date'),
      }),
      ladders: createLadderWorker({ ...base, report: logErrorAs('a ladder could not be kept up to date') }),
      ...createLiveJobs({ ...base, twitch, context, logErrorAs }),
      statistics: openStatistics(),
      builds: openBuilds(),
    }),
    report: logErrorAs('the lease of the background jobs could not be renewed, or a job could not be stopped'),
  })
}
