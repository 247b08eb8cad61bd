/** Damage that a participant dealt to champions, by kind. */
export interface Damage {
  readonly physicalDamageDealtToChampions: number
  readonly magicDamageDealtToChampions: number
  readonly trueDamageDealtToChampions: number
}

/** Total damage that a participant dealt to champions. */
export const damageToChampions = (participant: Damage): number =>
  participant.physicalDamageDealtToChampions +
  participant.magicDamageDealtToChampions +
  participant.trueDamageDealtToChampions

interface DamageTaken {
  readonly physicalDamageTaken: number
  readonly magicDamageTaken: number
  readonly trueDamageTaken: number
}

/** Total damage that a participant took. */
export const damageTaken = (participant: DamageTaken): number =>
  participant.physicalDamageTaken + participant.magicDamageTaken + participant.trueDamageTaken
