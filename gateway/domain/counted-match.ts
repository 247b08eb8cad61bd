import type { Lane } from './lane.ts'
import type { Platform } from './region.ts'
import type { StatisticsQueue } from './statistics-scope.ts'

/** What the statistics need to know of a match. Matches that do not count have none of it. */
export type CountedMatch = {
  readonly matchId: string
  readonly platform: Platform
  readonly queue: StatisticsQueue
  /** Such as `16.4`. */
  readonly patch: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly durationSeconds: number
  /** Each champion that was banned, once. */
  readonly bans: readonly number[]
  readonly participants: readonly CountedParticipant[]
}

/** What the statistics need to know of what somebody did in a match. */
export type CountedParticipant = {
  readonly participantId: number
  /** Null when Riot withholds it. */
  readonly puuid: string | null
  /** As it was in the match. */
  readonly gameName: string
  /** As it was in the match; empty in matches from before Riot IDs. */
  readonly tagLine: string
  /** The pro player whose account the match was stamped with; null for everybody else. */
  readonly playerId: string | null
  readonly championId: number
  /** Null when Riot does not say. */
  readonly lane: Lane | null
  /** The champion in the same lane of the other team; null unless there is exactly one. */
  readonly versus: number | null
  /** The other champion of the bottom lane of the same team; null in other lanes, and unless there is exactly one. */
  readonly partner: number | null
  readonly win: boolean
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  /** Gold earned. */
  readonly gold: number
  /** Lane minions and jungle monsters together. */
  readonly creepScore: number
  /** Riot's score for giving and denying sight. */
  readonly vision: number
  /** Damage of every kind to champions. */
  readonly damage: number
  /** What he had in the end without the trinket, each item once. */
  readonly items: readonly number[]
  /** The numbers of both summoner spells, the lower one first: `4-14`; null when one is missing. */
  readonly spells: string | null
  /** The number of the rune that names the page; null without a page. */
  readonly keystone: number | null
  /** The whole page, as `rune-page.ts` writes it; null without one. */
  readonly runePage: string | null
}
