interface Damage {
  readonly physicalDamageDealtToChampions: number
  readonly magicDamageDealtToChampions: number
  readonly trueDamageDealtToChampions: number
}

/** Damage of every kind that a participant dealt to enemy champions. */
export const damageToChampions = (participant: Damage): number =>
  participant.physicalDamageDealtToChampions +
  participant.magicDamageDealtToChampions +
  participant.trueDamageDealtToChampions
