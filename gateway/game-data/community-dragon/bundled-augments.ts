import augments from '../facts/augments.json' with { type: 'json' }
import { findAugmentRarity } from '../rules/augment-rarity.ts'
import { FIRST_MAYHEM_AUGMENT } from '../rules/mayhem-augment.ts'
import type { Augments } from '../services/augments.ts'
import { type AugmentRow, type AugmentRows, toAugments } from './augment-rows.ts'

export const ARENA_AUGMENTS: readonly AugmentRow[] = augments.map((row) => ({
  ...row,
  rarity: findAugmentRarity(row.rarity),
}))

/** Their versions in ARAM: Mayhem, which can have another rarity. */
const MAYHEM_AUGMENTS = ARENA_AUGMENTS.map((row) => ({ ...row, id: FIRST_MAYHEM_AUGMENT + row.id, rarity: null }))

export const BUNDLED_AUGMENTS: AugmentRows = new Map(
  [...ARENA_AUGMENTS, ...MAYHEM_AUGMENTS].map((row) => [row.id, row]),
)

/** Augments that ship with the product, without any request. */
export function createBundledAugments(): Augments {
  return toAugments(BUNDLED_AUGMENTS)
}
