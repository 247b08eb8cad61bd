import type { StatisticsQueue } from '../../matches/rules/counted-queue.ts'
import type { StatisticsLane } from './champion-stats.ts'

/** One game of a pro player on a champion, in a match that counts. */
export type Participation = {
  readonly matchId: string
  readonly participantId: number
  readonly playerId: string
  readonly championId: number
  readonly lane: StatisticsLane
  /** Id of the champion in the same lane of the other team; 0 unless there is exactly one. */
  readonly versus: number
  /** Such as `16.4`. */
  readonly patch: string
  readonly queue: StatisticsQueue
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly win: boolean
}
