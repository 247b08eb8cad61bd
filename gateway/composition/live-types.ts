import type { Accounts } from '../accounts/services/accounts.ts'
import type { Ranks } from '../accounts/services/ranks.ts'
import { activeGamesCollection } from '../active-games/collections/active-games.ts'
import { type ActiveGamesPace, createActiveGamesJob } from '../active-games/workers/active-games.ts'
import { createEndedMatchesJob } from '../active-games/workers/ended-matches.ts'
import { createLiveFeed } from '../delivery/feeds/create-live-feed.ts'
import type { LeasedJob } from '../jobs/leased-jobs.ts'
import type { MatchHistory } from '../matches/services/match-history.ts'
import type { Matches } from '../matches/services/matches.ts'
import type { RiotApi, RiotPacing } from '../riot/riot-api.ts'
import type { ProPlayers } from '../rosters/services/pro-players.ts'
import type { ProScene } from '../rosters/services/pro-scene.ts'
import { createTrackedHistoriesJob } from '../rosters/workers/tracked-histories.ts'
import type { Clock } from '../shared/clock.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { StoreWatches } from '../store/store-watches.ts'
import { streamsCollection } from '../streams/collections/streams.ts'
import { LEAGUE_OF_LEGENDS_GAME_ID } from '../streams/rules/stream-game.ts'
import { createEventSubscriptionsJob } from '../streams/workers/event-subscriptions.ts'
import { createStreamsJob, createStreamsOff } from '../streams/workers/streams.ts'
import type { TwitchClient } from '../twitch/create-twitch-api.ts'
import type { EventSub } from './event-sub.ts'

export const LIVE_COLLECTIONS = [activeGamesCollection, streamsCollection]

interface Watching {
  readonly watches: StoreWatches
  readonly clock: Clock
  /** Called for each watched document that can't be read. */
  readonly report: (error: unknown) => void
}

/** Live feeds, one for each live type. */
export type LiveFeeds = ReturnType<typeof createLiveFeeds>

export function createLiveFeeds(watching: Watching) {
  return {
    activeGames: createLiveFeed({ ...watching, definition: activeGamesCollection }),
    streams: createLiveFeed({ ...watching, definition: streamsCollection }),
  }
}

interface WorkingContext {
  readonly accounts: Accounts
  readonly ranks: Ranks
  readonly proScene: ProScene
  readonly proPlayers: ProPlayers
  readonly matches: Matches
  readonly matchHistory: MatchHistory
  readonly feeds: LiveFeeds
}

interface Working {
  readonly riot: RiotApi & RiotPacing
  /** Null when Twitch is not used. */
  readonly twitch: TwitchClient | null
  /** Null without EventSub. */
  readonly eventSub: EventSub | null
  readonly store: DocumentStore
  readonly watches: StoreWatches
  readonly clock: Clock
  readonly context: WorkingContext
  readonly pace: ActiveGamesPace
  /** Returns true once Riot was asked for every account in the rosters whose PUUID is unknown. */
  readonly isRosterAsked: () => boolean
  /** Returns a function that reports failures of a job. */
  readonly reportAs: (job: string, message: string) => (error: unknown) => void
}

export function createLiveJobs(working: Working) {
  return { ...createStreams(working), ...createGames(working) }
}

interface StreamJobs {
  readonly streams: LeasedJob
  /** Missing without EventSub. */
  readonly subscriptions?: LeasedJob
}

function createStreams({ twitch, eventSub, watches, store, clock, context, reportAs }: Working): StreamJobs {
  const report = reportAs('streams', 'streams could not be kept up to date')
  if (twitch === null) return { streams: createStreamsOff({ store, clock, report }) }
  const base = { ...context, twitch, store, clock, report }
  if (eventSub === null) return { streams: createStreamsJob({ ...base, events: null }) }
  const subscriptions = createEventSubscriptionsJob({
    ...eventSub,
    ...twitch,
    listPinned: () => streams.listPinned(),
    clock,
    report: reportAs('subscriptions', 'the subscriptions at Twitch could not be kept up to date'),
  })
  const events = { watches, isHealthy: () => subscriptions.isHealthy() }
  const streams = createStreamsJob({ ...base, events })
  return { streams, subscriptions }
}

/** The jobs for running and finished games. They share callbacks: a job can depend on another's findings. */
function createGames({ riot, store, watches, clock, context, pace, isRosterAsked, reportAs }: Working) {
  const base = { ...context, riot, store, clock }
  const histories = createTrackedHistoriesJob({
    ...base,
    report: reportAs('histories', 'the matches of a pro account could not be recorded'),
  })
  const endedMatches = createEndedMatchesJob({
    ...base,
    report: reportAs('endedMatches', 'the match of a finished game could not be recorded'),
  })
  const activeGames = createActiveGamesJob({
    ...base,
    watches,
    pace,
    isRosterAsked,
    async isStreaming(playerId) {
      const stream = await context.feeds.streams.find(playerId)
      return stream?.live?.game?.id === LEAGUE_OF_LEGENDS_GAME_ID
    },
    lastPlayedAt: (platform, puuid) => histories.lastPlayedAt(platform, puuid),
    onEnded: (matches) => endedMatches.take(matches),
    report: reportAs('activeGames', 'running games could not be kept up to date'),
  })
  return { activeGames, endedMatches, histories }
}
