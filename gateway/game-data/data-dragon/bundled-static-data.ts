import champions from '../facts/champions.json' with { type: 'json' }
import items from '../facts/items.json' with { type: 'json' }
import runeStyles from '../facts/runes.json' with { type: 'json' }
import summonerSpells from '../facts/summoner-spells.json' with { type: 'json' }
import type { StaticData } from '../services/static-data.ts'
import { toStaticData, type Tables } from './tables.ts'

/** Tables that ship with the product: names and numbers. Descriptions are Riot's texts, and come from Data Dragon only. */
export const BUNDLED_TABLES: Tables = {
  champions,
  // Data Dragon lists a few items without a name, which can't be identified.
  items: items
    .filter(({ names }) => names.en !== '')
    .map((item) => ({ ...item, boots: item.boots ?? false, descriptions: {} })),
  summonerSpells: summonerSpells.map((spell) => ({ ...spell, descriptions: {} })),
  runeStyles: runeStyles.map((style) => ({
    ...style,
    slots: style.slots.map((runes) => runes.map((rune) => ({ ...rune, descriptions: {} }))),
  })),
}

/** Static data from the tables that ship with the product, without any request. */
export function createBundledStaticData(): StaticData {
  return toStaticData(BUNDLED_TABLES, BUNDLED_TABLES)
}
