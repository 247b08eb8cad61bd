import type { Participant } from './match.ts'

type Kills = Pick<Participant, 'totalMinionsKilled' | 'neutralMinionsKilled'>

/** Lane minions and jungle monsters together. */
export function creepScoreOf({ totalMinionsKilled, neutralMinionsKilled }: Kills): number {
  return totalMinionsKilled + neutralMinionsKilled
}
