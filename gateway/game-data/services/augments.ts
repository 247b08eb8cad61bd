import type { Locale } from '../../../languages.ts'
import type { LocalText } from '../../shared/local-text.ts'
import type { AugmentRarity } from '../rules/augment-rarity.ts'

export interface AugmentFacts {
  readonly id: number
  /** Null for an unknown one. */
  readonly rarity: AugmentRarity | null
  /** Community Dragon's path of the picture, such as `assets/ux/cherry/augments/icons/castle_small.png`; null without one. */
  readonly icon: string | null
  name(locale: Locale): LocalText
  /** Plain text with lines separated by `\n`; null when unknown. */
  description(locale: Locale): LocalText | null
}

/** Augments of the game. Every look-up returns at once. The next call can return newer data. */
export interface Augments {
  /** Returns null for an unknown number. */
  find(id: number): AugmentFacts | null
  /** Sorted by number. */
  list(): readonly AugmentFacts[]
}
