import { damageToChampions, type Damage } from './damage.ts'

interface Contribution extends Damage {
  readonly kills: number
  readonly goldEarned: number
  readonly creepScore: number
  readonly visionScore: number
}

export interface SideTotals {
  readonly kills: number
  readonly gold: number
  readonly damage: number
  readonly creepScore: number
  readonly vision: number
}

export function sideTotalsOf(participants: readonly Contribution[]): SideTotals {
  const sum = (valueOf: (participant: Contribution) => number) =>
    participants.reduce((total, participant) => total + valueOf(participant), 0)
  return {
    kills: sum(({ kills }) => kills),
    gold: sum(({ goldEarned }) => goldEarned),
    damage: sum(damageToChampions),
    creepScore: sum(({ creepScore }) => creepScore),
    vision: sum(({ visionScore }) => visionScore),
  }
}

/** Share of a side's kills that a participant scored or assisted, 0 to 1; null when the side has no kills. */
export function killParticipation(
  { kills, assists }: { readonly kills: number; readonly assists: number },
  sideKills: number,
): number | null {
  return sideKills === 0 ? null : (kills + assists) / sideKills
}
