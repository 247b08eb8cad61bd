import { randomUUID } from 'node:crypto'
import { createReResolve } from '../../accounts/workers/re-resolve-accounts.ts'
import { ACTIVE_GAMES_PACE, type ActiveGamesPace } from '../../active-games/workers/active-games.ts'
import { createFillDemoJob } from '../../demo/workers/fill-demo.ts'
import type { Past } from '../../demo/workers/past.ts'
import { JobActivities } from '../../jobs/job-activity.ts'
import { createLeasedJobs, type LeasedJob, type LeasedJobs } from '../../jobs/leased-jobs.ts'
import { WATCHED_PACE, type WatchedPace } from '../../journal/workers/refresh-watched.ts'
import { createLadderWorker, LADDER_PACE_MS } from '../../ladders/workers/ladders.ts'
import type { LeaguepediaApi } from '../../leaguepedia/leaguepedia-api.ts'
import { createProposeRostersJob } from '../../proposals/workers/propose-rosters.ts'
import { createFinisher } from '../../rights/services/finisher.ts'
import { createFinishForgettingsJob } from '../../rights/workers/finish-forgettings.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import { createProAccountsJob } from '../../rosters/workers/pro-accounts.ts'
import type { Log } from '../../shared/log.ts'
import { BUILDS_PACE_MS } from '../../statistics/workers/record-builds.ts'
import type { ExampleAccount } from '../../status/rules/example-account.ts'
import { createRecordSourcesJob } from '../../status/workers/record-sources.ts'
import type { TwitchClient } from '../../twitch/create-twitch-api.ts'
import type { EventSub } from '../event-sub.ts'
import { createLiveJobs } from '../live-types.ts'
import { createEventJobs, type EventDelivery } from './event-jobs.ts'
import type { JobParts } from './job-parts.ts'
import { createJournalJobs } from './journal-jobs.ts'
import { createStatisticsJobs, openCounting } from './statistics-jobs.ts'

interface Dependencies extends Omit<JobParts, 'reportAs'> {
  /** Null when Twitch is not used. */
  readonly twitch: TwitchClient | null
  /** Null without EventSub. */
  readonly eventSub: EventSub | null
  /** Null when Leaguepedia is not used. */
  readonly leaguepedia: LeaguepediaApi | null
  /** Number of days that a match is kept after it was fetched; null keeps all. Matches of pro players are always kept. */
  readonly keepMatchesDays: number | null
  /** The demo world's Riot as it was at an earlier time, in milliseconds since 1970; null with real data. */
  readonly riotAt: ((at: number) => RiotApi) | null
  /** The first fill of a demo world; null with real data, and for a demo that starts empty. */
  readonly demo: DemoWorld | null
  readonly delivery: EventDelivery
  readonly log: Log
}

interface DemoWorld {
  readonly past: Past
  readonly listExamples: () => readonly ExampleAccount[]
}

/** Pauses of the jobs, in milliseconds. */
interface Pace {
  readonly laddersMs: number
  readonly buildsMs: number
  readonly activeGames: ActiveGamesPace
  readonly watched: WatchedPace
}

const PACE: Pace = {
  laddersMs: LADDER_PACE_MS,
  buildsMs: BUILDS_PACE_MS,
  activeGames: ACTIVE_GAMES_PACE,
  watched: WATCHED_PACE,
}

/** Pace of a demo world, whose Riot need not be spared: visitors see its games and ladders within seconds. */
const DEMO_PACE: Pace = {
  laddersMs: 400,
  buildsMs: 400,
  activeGames: { roundMs: 10, followMs: 500 },
  watched: { HOT: 5000, WARM: 5000, COLD: 5000 },
}

const LEASE = 'ingest'

/** All background jobs, over the services of a context. They run in one instance at a time. */
export function createJobs({ log, ...dependencies }: Dependencies): LeasedJobs {
  const { store, clock } = dependencies
  const activities = new JobActivities(() => clock.now())
  const reportAs = (job: string, message: string) => (error: unknown) => {
    activities.failed(job)
    log.error(message, { job, error })
  }
  return createLeasedJobs({
    store,
    clock,
    name: LEASE,
    holder: randomUUID(),
    makeJobs: () => makeJobs({ ...dependencies, reportAs }),
    activities,
    report: (error) =>
      log.error('the lease of the background jobs could not be renewed, or a job could not be stopped', { error }),
  })
}

type JobDependencies = Omit<Dependencies, 'log'> & JobParts

function makeJobs(dependencies: JobDependencies): Readonly<Record<string, LeasedJob>> {
  const { demo, delivery, keepMatchesDays, context, reportAs } = dependencies
  const pace = demo === null ? PACE : DEMO_PACE
  const counting = openCounting(dependencies)
  const accountJobs = createAccountJobs(dependencies, pace)
  const jobs = {
    ...createProposalJobs(dependencies),
    ...createJournalJobs(dependencies, pace.watched),
    ...createUpkeepJobs(dependencies),
    ...accountJobs,
    ...createLiveJobs({
      ...dependencies,
      pace: pace.activeGames,
      isRosterAsked: () => accountJobs.proAccounts.isRoundOver(),
    }),
    ...createStatisticsJobs(dependencies, counting, { keepMatchesDays, buildsPaceMs: pace.buildsMs }),
    ...createEventJobs(dependencies, delivery),
  }
  if (demo === null) return jobs

  const fill = createFillDemoJob({
    ...context,
    ...dependencies,
    ...demo,
    ...counting,
    report: reportAs('fill', 'the demo world could not be filled'),
  })
  const afterFill = <Job extends LeasedJob>(job: Job): Job => ({
    ...job,
    start: () => void fill.over.then(() => job.start()),
  })
  const { proAccounts, histories, statistics } = jobs
  return {
    fill,
    ...jobs,
    proAccounts: afterFill(proAccounts),
    histories: afterFill(histories),
    statistics: afterFill(statistics),
  }
}

function createProposalJobs({ leaguepedia, store, clock, context, reportAs }: JobDependencies) {
  if (leaguepedia === null) return {}
  const { proScene } = context
  const report = reportAs('proposals', 'the rosters could not be compared with Leaguepedia')
  return { proposals: createProposeRostersJob({ leaguepedia, store, clock, proScene, report }) }
}

/** Jobs that record the state of the sources, and finish what a person's request to be forgotten began. */
function createUpkeepJobs({ store, watches, clock, context, reportAs }: JobDependencies) {
  return {
    status: createRecordSourcesJob({
      ...context,
      clock,
      report: reportAs('status', 'the state of the sources could not be recorded'),
    }),
    rights: createFinishForgettingsJob({
      finisher: createFinisher({ store, clock }),
      watches,
      clock,
      report: reportAs('rights', 'the data of a person could not be deleted'),
    }),
  }
}

/** Jobs that keep accounts and ladders up to date. */
function createAccountJobs({ riot, store, clock, context, riotAt, reportAs }: JobDependencies, { laddersMs }: Pace) {
  const base = { riot, store, clock }
  return {
    reResolve: createReResolve({
      ...base,
      report: reportAs('reResolve', 'an account could not be converted to the current key'),
    }),
    proAccounts: createProAccountsJob({
      ...context,
      ...base,
      report: reportAs('proAccounts', 'a pro account could not be kept up to date'),
    }),
    ladders: createLadderWorker({
      ...base,
      riotAt,
      paceMs: laddersMs,
      report: reportAs('ladders', 'a ladder could not be kept up to date'),
    }),
  }
}
