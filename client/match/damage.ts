/** Damage that a participant dealt to champions, by kind. */
export interface Damage {
  readonly physicalDamageDealtToChampions: number
  readonly magicDamageDealtToChampions: number
  readonly trueDamageDealtToChampions: number
}

export const damageToChampions = (participant: Damage): number =>
  participant.physicalDamageDealtToChampions +
  participant.magicDamageDealtToChampions +
  participant.trueDamageDealtToChampions

interface DamageTaken {
  readonly physicalDamageTaken: number
  readonly magicDamageTaken: number
  readonly trueDamageTaken: number
}

export const damageTaken = (participant: DamageTaken): number =>
  participant.physicalDamageTaken + participant.magicDamageTaken + participant.trueDamageTaken
