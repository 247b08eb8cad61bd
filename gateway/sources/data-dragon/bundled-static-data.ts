import type { Locale } from '../../domain/locale.ts'
import champions from '../../facts/champions.json' with { type: 'json' }
import items from '../../facts/items.json' with { type: 'json' }
import runeStyles from '../../facts/runes.json' with { type: 'json' }
import summonerSpells from '../../facts/summoner-spells.json' with { type: 'json' }
import type {
  ChampionFacts,
  ItemFacts,
  LocalName,
  RuneFacts,
  StaticData,
  SummonerSpellFacts,
} from '../../ports/static-data.ts'

/** What the game is made of, from the tables that come with the product: no upstream is asked. */
export function createBundledStaticData(): StaticData {
  const runes = runeStyles.flatMap(({ slots }) => slots.flat())
  // Data Dragon lists a few numbers whose item has no name: nobody can say what it is.
  const namedItems = items.filter(({ names }) => names.en !== '')

  const championByKey = new Map(champions.map((champion) => [champion.key, toChampion(champion)]))
  const championBySlug = new Map(Array.from(championByKey.values(), (champion) => [champion.slug, champion]))
  const itemById = new Map(namedItems.map((item) => [item.id, toItem(item)]))
  const summonerSpellByKey = new Map(summonerSpells.map((spell) => [spell.key, toSummonerSpell(spell)]))
  const runeById = new Map(runes.map((rune) => [rune.id, toRune(rune)]))
  const runeStyleById = new Map(runeStyles.map((style) => [style.id, toRune(style)]))

  return {
    champion: (key) => championByKey.get(key) ?? null,
    championBySlug: (slug) => championBySlug.get(slug) ?? null,
    item: (id) => itemById.get(id) ?? null,
    summonerSpell: (key) => summonerSpellByKey.get(key) ?? null,
    rune: (id) => runeById.get(id) ?? null,
    runeStyle: (id) => runeStyleById.get(id) ?? null,
  }
}

/** Every table has English; what Data Dragon's own tables did not tell in another language is lacking there. */
type Names = { readonly en: string } & { readonly [locale in Locale]?: string }

function toChampion({ key, slug, tags, names }: (typeof champions)[number]): ChampionFacts {
  return { key, slug, tags, name: (locale) => nameIn(locale, names) }
}

function toItem({ id, names }: (typeof items)[number]): ItemFacts {
  return { id, name: (locale) => nameIn(locale, names) }
}

function toSummonerSpell({ key, slug, names }: (typeof summonerSpells)[number]): SummonerSpellFacts {
  return { key, slug, name: (locale) => nameIn(locale, names) }
}

function toRune({ id, key, names }: Pick<(typeof runeStyles)[number], 'id' | 'key' | 'names'>): RuneFacts {
  return { id, key, name: (locale) => nameIn(locale, names) }
}

function nameIn(locale: Locale, names: Names): LocalName {
  const text = names[locale]
  return text === undefined ? { text: names.en, locale: 'en' } : { text, locale }
}
