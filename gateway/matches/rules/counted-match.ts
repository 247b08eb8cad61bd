import type { Lane } from '../../game-data/rules/lane.ts'
import type { Platform } from '../../shared/region.ts'
import type { StatisticsQueue } from './counted-queue.ts'

/** The data of a match that the statistics use. Only matches that count have it. */
export type CountedMatch = {
  readonly matchId: string
  readonly platform: Platform
  readonly queue: StatisticsQueue
  /** Such as `16.4`. */
  readonly patch: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly durationSeconds: number
  /** Each banned champion, once. */
  readonly bans: readonly number[]
  readonly participants: readonly CountedParticipant[]
}

export type CountedParticipant = {
  readonly participantId: number
  /** Id of the pro player that the participant was stamped with; null for all others. */
  readonly playerId: string | null
  readonly championId: number
  /** Null when Riot does not report it. */
  readonly lane: Lane | null
  /** The champion in the same lane of the other team; null unless there is exactly one. */
  readonly versus: number | null
  /** The other champion of the bottom lane of the same team; null in other lanes, and unless there is exactly one. */
  readonly partner: number | null
  readonly win: boolean
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly gold: number
  /** Lane minions and jungle monsters together. */
  readonly creepScore: number
  /** Riot's score for granting and denying vision. */
  readonly vision: number
  readonly damage: number
  /** Items at the end of the match without the trinket, each once. */
  readonly items: readonly number[]
  /** Ids of both summoner spells, the lower one first, such as `4-14`; null when one is missing. */
  readonly spells: string | null
  /** Id of the keystone rune; null without a rune page. */
  readonly keystone: number | null
  /** The whole rune page, in the format of `rune-page.ts`; null without one. */
  readonly runePage: string | null
}
