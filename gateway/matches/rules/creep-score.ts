import type { Participant } from './match.ts'

type Kills = Pick<Participant, 'totalMinionsKilled' | 'neutralMinionsKilled'>

/** Returns the sum of lane minions and jungle monsters. */
export function creepScoreOf({ totalMinionsKilled, neutralMinionsKilled }: Kills): number {
  return totalMinionsKilled + neutralMinionsKilled
}
