import { textsIn } from '../upstream/local-texts.ts'
import { runesOf } from './edition.ts'
import type { Editions } from './read-edition.ts'
import type { Tables } from './tables.ts'

const BOOTS = 'Boots'

/** Joins the tables of all languages. English decides which entries exist; the others add their texts. Throws without English. */
export function joinEditions(editions: Editions): Tables {
  const en = editions.get('en')
  if (en === undefined) throw new Error('The English tables are missing.')
  const runesIn = new Map(Array.from(editions, ([locale, { runeStyles }]) => [locale, runesOf(runeStyles)]))
  return {
    champions: Array.from(en.champions, ([key, { id: slug, tags, name }]) => ({
      key,
      slug,
      tags,
      names: { ...textsIn((locale) => editions.get(locale)?.champions.get(key)?.name), en: name },
    })),
    items: Array.from(en.items, ([id, { gold, tags, name }]) => ({
      id,
      gold: gold?.total ?? null,
      boots: tags.includes(BOOTS),
      names: { ...textsIn((locale) => editions.get(locale)?.items.get(id)?.name), en: name },
      descriptions: textsIn((locale) => editions.get(locale)?.items.get(id)?.description),
    })),
    summonerSpells: Array.from(en.summonerSpells, ([key, { id: slug, name }]) => ({
      key,
      slug,
      names: { ...textsIn((locale) => editions.get(locale)?.summonerSpells.get(key)?.name), en: name },
      descriptions: textsIn((locale) => editions.get(locale)?.summonerSpells.get(key)?.description),
    })),
    runeStyles: Array.from(en.runeStyles, ([id, { key, icon, name, slots }]) => ({
      id,
      key,
      icon,
      names: { ...textsIn((locale) => editions.get(locale)?.runeStyles.get(id)?.name), en: name },
      slots: slots.map((runes) =>
        runes.map((rune) => ({
          id: rune.id,
          key: rune.key,
          icon: rune.icon,
          names: { ...textsIn((locale) => runesIn.get(locale)?.get(rune.id)?.name), en: rune.name },
          descriptions: textsIn((locale) => runesIn.get(locale)?.get(rune.id)?.description),
        })),
      ),
    })),
  }
}
