import type { ActiveGameAnswer } from '../domain/active-game.ts'
import type { ChampionMastery } from '../domain/champion-mastery.ts'
import type { ApexTier, LadderQueue, LadderStanding } from '../domain/ladder.ts'
import type { Match } from '../domain/match.ts'
import type { MatchType } from '../domain/match-type.ts'
import type { RankEntry } from '../domain/rank.ts'
import type { Platform } from '../domain/region.ts'
import type { RiotId } from '../domain/riot-id.ts'
import type { Fetched } from './upstream.ts'

/**
 * Who is waiting for the answer; a smaller budget serves the first named first. What visitors ask is charged to the caller
 * on whose behalf it is asked, when it has to be sent to Riot: see `currentCaller`.
 */
export type Priority = 'visitor' | 'live' | 'backfill'

export interface AskOptions {
  readonly priority: Priority
  /** Ask Riot even when a remembered answer is young enough to serve. Default false. */
  readonly fresh?: boolean
}

export interface RiotAccount extends RiotId {
  readonly puuid: string
}

export interface RiotSummoner {
  readonly profileIconId: number
  readonly summonerLevel: number
}

export interface MatchIdsFilter {
  /** Riot's number of a queue; all queues when left out. */
  readonly queueId?: number
  /** All types when left out. */
  readonly type?: MatchType
  /** Seconds since 1970; only matches after it. */
  readonly startTime?: number
  /** Seconds since 1970; only matches before it. */
  readonly endTime?: number
  /** How many of the newest ids to pass over; none when left out. */
  readonly start?: number
  /** 0 to 100. */
  readonly count: number
}

/**
 * What this product asks of Riot. A `null` value means that Riot does not know the thing.
 * Every method throws `UpstreamUnavailable` when Riot can't be asked now, and nothing else.
 */
export interface RiotApi {
  /** Names the API key that every PUUID is encrypted for: another key has another name. It does not give the key away. */
  readonly keyId: string
  /** `near` only chooses the route; the answer is the same from each of them. */
  accountByRiotId(riotId: RiotId, near: Platform, options: AskOptions): Promise<Fetched<RiotAccount | null>>
  accountByPuuid(puuid: string, near: Platform, options: AskOptions): Promise<Fetched<RiotAccount | null>>
  /** The platform on which the player is active. */
  activePlatform(puuid: string, near: Platform, options: AskOptions): Promise<Fetched<Platform | null>>
  summoner(platform: Platform, puuid: string, options: AskOptions): Promise<Fetched<RiotSummoner | null>>
  rankEntries(platform: Platform, puuid: string, options: AskOptions): Promise<Fetched<readonly RankEntry[]>>
  /** Everybody of one of the highest tiers, in no order; nobody when a season has just begun. */
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
  /** `null` also for a match that Riot will not show: one of a restricted queue, or one that ended a moment ago. */
  match(platform: Platform, matchId: string, options: AskOptions): Promise<Fetched<Match | null>>
  /** What the player is playing now. `not-in-game` also for who hides it without Riot saying so, or is unknown there. */
  activeGame(platform: Platform, puuid: string, options: AskOptions): Promise<Fetched<ActiveGameAnswer>>
}
