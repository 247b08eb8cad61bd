import type { Locale } from '../../../languages.ts'
import type { AugmentRarity } from '../rules/augment-rarity.ts'
import type { AugmentFacts, Augments } from '../services/augments.ts'
import { findTextIn, type LocalNames, type LocalTexts, nameIn } from '../upstream/local-texts.ts'

export interface AugmentRow {
  readonly id: number
  readonly rarity: AugmentRarity | null
  readonly icon: string | null
  readonly names: LocalNames
}

export type AugmentRows = ReadonlyMap<number, AugmentRow>

export type AugmentDescriptions = ReadonlyMap<number, LocalTexts>

export function toAugments(rows: AugmentRows, descriptions: AugmentDescriptions = new Map()): Augments {
  const listed = Array.from(rows.values(), (row) => toFacts(row, descriptions.get(row.id) ?? {}))
  const byId = new Map(listed.map((facts) => [facts.id, facts]))
  const sorted = listed.toSorted((a, b) => a.id - b.id)
  return { find: (id) => byId.get(id) ?? null, list: () => sorted }
}

function toFacts({ id, rarity, icon, names }: AugmentRow, descriptions: LocalTexts): AugmentFacts {
  return {
    id,
    rarity,
    icon,
    name: (locale: Locale) => nameIn(locale, names),
    description: (locale: Locale) => findTextIn(locale, descriptions),
  }
}
