import { randomUUID } from 'node:crypto'
import { LEAGUE_OF_LEGENDS_GAME_ID } from './domain/stream-game.ts'
import { createActiveGamesJob } from './ingest/active-games.ts'
import { createCountMatchesJob } from './ingest/count-matches.ts'
import { createEndedMatchesJob } from './ingest/ended-matches.ts'
import { createLadderWorker } from './ingest/ladders.ts'
import { createLeasedJobs, type LeasedJobs } from './ingest/leased-jobs.ts'
import { createMatchCounter } from './ingest/match-counter.ts'
import { createProAccountsJob } from './ingest/pro-accounts.ts'
import { createReResolve } from './ingest/re-resolve-accounts.ts'
import { createRestamper } from './ingest/restamp-matches.ts'
import { createStreamsJob, createStreamsOff } from './ingest/streams.ts'
import { createTrackedHistoriesJob } from './ingest/tracked-histories.ts'
import type { Clock } from './ports/clock.ts'
import type { DocumentStore } from './ports/document-store.ts'
import type { RiotApi } from './ports/riot-api.ts'
import type { TwitchApi } from './ports/twitch-api.ts'
import type { GraphQLContext } from './schema/context.ts'
import type { Log } from './server/log.ts'

interface Dependencies {
  readonly riot: RiotApi
  /** Null when Twitch is not used. */
  readonly twitch: TwitchApi | null
  readonly store: DocumentStore
  readonly clock: Clock
  readonly context: Pick<GraphQLContext, 'accounts' | 'ranks' | 'proScene' | 'proPlayers' | 'matches' | 'feeds'>
  readonly log: Log
}

/** Name of the lease that all jobs run under. */
const LEASE = 'ingest'

/** All background jobs, over the services of a context. They run in one instance at a time. */
export function createJobs({ riot, twitch, store, clock, context, log }: Dependencies): LeasedJobs {
  const logErrorAs = (message: string) => (error: unknown) => log.error(message, { error })
  const base = { riot, store, clock }

  function openStreams() {
    const report = logErrorAs('streams could not be kept up to date')
    if (twitch === null) return createStreamsOff({ store, clock, report })
    return createStreamsJob({ ...context, twitch, store, clock, report })
  }

  async function isStreaming(playerId: string): Promise<boolean> {
    const stream = await context.feeds.streams.find(playerId)
    return stream?.live?.game?.id === LEAGUE_OF_LEGENDS_GAME_ID
  }

  /** The jobs for running and finished games. They share callbacks: a job can depend on another's findings. */
  function openGames() {
    const histories = createTrackedHistoriesJob({
      ...context,
      ...base,
      report: logErrorAs('the matches of a pro account could not be recorded'),
    })
    const endedMatches = createEndedMatchesJob({
      ...context,
      ...base,
      report: logErrorAs('the match of a finished game could not be recorded'),
    })
    const activeGames = createActiveGamesJob({
      ...context,
      ...base,
      isStreaming,
      lastPlayedAt: (platform, puuid) => histories.lastPlayedAt(platform, puuid),
      onEnded: (matches) => endedMatches.take(matches),
      report: logErrorAs('running games could not be kept up to date'),
    })
    return { activeGames, endedMatches, histories }
  }

  /** Counts every recorded match in the statistics, no matter which part of the server recorded it. */
  function openStatistics() {
    const report = logErrorAs('matches could not be counted')
    return createCountMatchesJob({
      counter: createMatchCounter({ store, clock, report }),
      restamper: createRestamper({ ...context, ...base, report }),
      clock,
      report,
    })
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
      streams: openStreams(),
      ...openGames(),
      statistics: openStatistics(),
    }),
    report: logErrorAs('the lease of the background jobs could not be renewed, or a job could not be stopped'),
  })
}
