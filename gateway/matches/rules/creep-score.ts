import type { Participant } from './match.ts'

type Kills = Pick<Participant, 'totalMinionsKilled' | 'neutralMinionsKilled'>

export function creepScoreOf({ totalMinionsKilled, neutralMinionsKilled }: Kills): number {
  return totalMinionsKilled + neutralMinionsKilled
}
