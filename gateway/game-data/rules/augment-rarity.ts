export const AUGMENT_RARITIES = ['SILVER', 'GOLD', 'PRISMATIC'] as const

export type AugmentRarity = (typeof AUGMENT_RARITIES)[number]

export function findAugmentRarity(name: string): AugmentRarity | null {
  return AUGMENT_RARITIES.find((rarity) => rarity === name) ?? null
}
