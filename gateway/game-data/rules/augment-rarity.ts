/** Rarities of augments, the most common first. */
const AUGMENT_RARITIES = ['SILVER', 'GOLD', 'PRISMATIC'] as const

export type AugmentRarity = (typeof AUGMENT_RARITIES)[number]

/** Returns the rarity with this name; null when there is none. */
export function findAugmentRarity(name: string): AugmentRarity | null {
  return AUGMENT_RARITIES.find((rarity) => rarity === name) ?? null
}
