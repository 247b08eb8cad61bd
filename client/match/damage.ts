/** What one participant dealt to enemy champions, kind by kind. */
export interface Damage {
  readonly physicalDamageDealtToChampions: number
  readonly magicDamageDealtToChampions: number
  readonly trueDamageDealtToChampions: number
}

/** Damage of every kind that a participant dealt to enemy champions. */
export const damageToChampions = (participant: Damage): number =>
  participant.physicalDamageDealtToChampions +
  participant.magicDamageDealtToChampions +
  participant.trueDamageDealtToChampions

interface DamageTaken {
  readonly physicalDamageTaken: number
  readonly magicDamageTaken: number
  readonly trueDamageTaken: number
}

/** Damage of every kind that a participant suffered. */
export const damageTaken = (participant: DamageTaken): number =>
  participant.physicalDamageTaken + participant.magicDamageTaken + participant.trueDamageTaken
