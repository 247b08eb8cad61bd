import { damageToChampions, type Damage } from './damage.ts'

interface Contribution extends Damage {
  readonly kills: number
  readonly goldEarned: number
  readonly creepScore: number
  readonly visionScore: number
}

/** What the members of a side did, added up. */
export interface SideTotals {
  readonly kills: number
  readonly gold: number
  readonly damage: number
  readonly creepScore: number
  readonly vision: number
}

/** Adds up what stands in the rows of a side. */
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

/** The share of a side's kills that somebody scored or helped with, 0 to 1; null where the side had none. */
export function killParticipation(
  { kills, assists }: { readonly kills: number; readonly assists: number },
  sideKills: number,
): number | null {
  return sideKills === 0 ? null : (kills + assists) / sideKills
}
