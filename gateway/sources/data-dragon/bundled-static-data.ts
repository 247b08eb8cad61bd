import champions from '../../facts/champions.json' with { type: 'json' }
import items from '../../facts/items.json' with { type: 'json' }
import runeStyles from '../../facts/runes.json' with { type: 'json' }
import summonerSpells from '../../facts/summoner-spells.json' with { type: 'json' }
import type { StaticData } from '../../ports/static-data.ts'
import { toStaticData, type Tables } from './tables.ts'

/** The tables that come with the product: names and numbers. Descriptions are Riot's texts and only Data Dragon has them. */
export const BUNDLED_TABLES: Tables = {
  champions,
  // Data Dragon lists a few numbers whose item has no name: nobody can say what it is.
  items: items.filter(({ names }) => names.en !== '').map((item) => ({ ...item, descriptions: {} })),
  summonerSpells: summonerSpells.map((spell) => ({ ...spell, descriptions: {} })),
  runeStyles: runeStyles.map((style) => ({
    ...style,
    slots: style.slots.map((runes) => runes.map((rune) => ({ ...rune, descriptions: {} }))),
  })),
}

/** What the game is made of, from the tables that come with the product: no upstream is asked. */
export function createBundledStaticData(): StaticData {
  return toStaticData(BUNDLED_TABLES, BUNDLED_TABLES)
}
