import type { ChampionMastery } from '../accounts/rules/champion-mastery.ts'
import type { RankEntry } from '../accounts/rules/rank.ts'
import type { RiotId } from '../accounts/rules/riot-id.ts'
import type { ActiveGameAnswer } from '../active-games/rules/active-game.ts'
import type { MatchType } from '../game-data/rules/match-type.ts'
import type { ApexTier, LadderQueue, LadderStanding } from '../ladders/rules/ladder.ts'
import type { RiotMatch } from '../matches/rules/match.ts'
import type { Platform } from '../shared/region.ts'
import type { Fetched } from '../shared/upstream.ts'
import type { Timeline } from '../timelines/rules/timeline.ts'
import type { RiotAccount, RiotSummoner } from './answers.ts'

/** In order of service. Requests for visitors that have to be sent to Riot are charged to the current caller. */
export type Priority = 'visitor' | 'live' | 'backfill'

export interface AskOptions {
  readonly priority: Priority
  /** Requests fresh data from Riot even if the cached answer is young enough. Default: false. */
  readonly fresh?: boolean
}

export interface MatchIdsFilter {
  /** Riot's number of a queue; defaults to all queues. */
  readonly queueId?: number
  /** Defaults to all types. */
  readonly type?: MatchType
  /** Only matches after this time, in seconds since 1970. */
  readonly startTime?: number
  /** Only matches before this time, in seconds since 1970. */
  readonly endTime?: number
  /** Number of the newest ids to skip; defaults to none. */
  readonly start?: number
  /** 0 to 100. */
  readonly count: number
}

/** Pace of the checks for running games on a platform. It follows from the learned limits and from what visitors use. */
export interface CheckPacing {
  /** Shortest interval between regular checks, in milliseconds: 0 without limits, and before the first answer. */
  readonly intervalMs: number
  /** Earliest known time of the next check, in milliseconds since 1970. Later than now while visitors use the budget, or Riot fails. */
  readonly openAt: number
}

export interface RiotPacing {
  paceChecks(platform: Platform): CheckPacing
}

/** Null when Riot does not know the subject. Every method throws `UpstreamUnavailable` when Riot can't be reached, nothing else. */
export interface RiotApi {
  /** Identifies the API key that every PUUID is encrypted for, without revealing it. Each key has an identifier of its own. */
  readonly keyId: string
  /** `near` only chooses the route; every route returns the same account. */
  accountByRiotId(riotId: RiotId, near: Platform, options: AskOptions): Promise<Fetched<RiotAccount | null>>
  accountByPuuid(puuid: string, near: Platform, options: AskOptions): Promise<Fetched<RiotAccount | null>>
  /** The platform on which the player is active. */
  activePlatform(puuid: string, near: Platform, options: AskOptions): Promise<Fetched<Platform | null>>
  summoner(platform: Platform, puuid: string, options: AskOptions): Promise<Fetched<RiotSummoner | null>>
  rankEntries(platform: Platform, puuid: string, options: AskOptions): Promise<Fetched<readonly RankEntry[]>>
  /** All players of one of the highest tiers, in no particular order; empty when a season has just started. */
  apexLeague(
    platform: Platform,
    queue: LadderQueue,
    tier: ApexTier,
    options: AskOptions,
  ): Promise<Fetched<readonly LadderStanding[]>>
  /** Every champion the player has ever played, most points first. */
  masteries(platform: Platform, puuid: string, options: AskOptions): Promise<Fetched<readonly ChampionMastery[]>>
  /** Ids of finished matches, newest first. */
  matchIds(
    platform: Platform,
    puuid: string,
    filter: MatchIdsFilter,
    options: AskOptions,
  ): Promise<Fetched<readonly string[]>>
  /** Also `null` for a match that Riot does not return: one of a restricted queue, or one that has just ended. */
  match(platform: Platform, matchId: string, options: AskOptions): Promise<Fetched<RiotMatch | null>>
  /** Also `null` for a match whose timeline Riot no longer keeps, and for one that Riot does not return. */
  matchTimeline(platform: Platform, matchId: string, options: AskOptions): Promise<Fetched<Timeline | null>>
  /** The player's current game. Also `not-in-game` for a player who hides it without a notice by Riot, or is unknown there. */
  activeGame(platform: Platform, puuid: string, options: AskOptions): Promise<Fetched<ActiveGameAnswer>>
}
