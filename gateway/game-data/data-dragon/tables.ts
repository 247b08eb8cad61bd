import type {
  ChampionFacts,
  ItemFacts,
  RuneFacts,
  RuneStyleFacts,
  StaticData,
  SummonerSpellFacts,
} from '../services/static-data.ts'
import { findTextIn, type LocalNames, type LocalTexts, nameIn } from '../upstream/local-texts.ts'

export interface ChampionRow {
  readonly key: number
  readonly slug: string
  readonly tags: readonly string[]
  readonly names: LocalNames
}

export interface ItemRow {
  readonly id: number
  readonly gold: number | null
  readonly boots: boolean
  readonly names: LocalNames
  readonly descriptions: LocalTexts
}

export interface SummonerSpellRow {
  readonly key: number
  readonly slug: string
  readonly names: LocalNames
  readonly descriptions: LocalTexts
}

export interface RuneRow {
  readonly id: number
  readonly key: string
  readonly icon: string
  readonly names: LocalNames
  readonly descriptions: LocalTexts
}

export interface RuneStyleRow {
  readonly id: number
  readonly key: string
  readonly icon: string
  readonly names: LocalNames
  readonly slots: readonly (readonly RuneRow[])[]
}

export interface Tables {
  readonly champions: readonly ChampionRow[]
  readonly items: readonly ItemRow[]
  readonly summonerSpells: readonly SummonerSpellRow[]
  readonly runeStyles: readonly RuneStyleRow[]
}

const englishOrder = new Intl.Collator('en')

/** Builds static data from `tables`, plus entries of `older` that have left the game since. */
export function toStaticData(tables: Tables, older: Tables): StaticData {
  const champions = byNumber([...older.champions, ...tables.champions].map(toChampion), ({ key }) => key)
  const items = byNumber([...older.items, ...tables.items].map(toItem), ({ id }) => id)
  const spells = byNumber([...older.summonerSpells, ...tables.summonerSpells].map(toSummonerSpell), ({ key }) => key)
  const olderStyles = older.runeStyles.map(toRuneStyle)
  const listedStyles = tables.runeStyles.map(toRuneStyle)
  const styles = byNumber([...olderStyles, ...listedStyles], ({ id }) => id)
  const runes = byNumber(
    [...olderStyles, ...listedStyles].flatMap(({ slots }) => slots.flat()),
    ({ id }) => id,
  )

  const championBySlug = new Map(Array.from(champions.values(), (champion) => [champion.slug, champion]))
  const listedChampions = sorted(champions, (a, b) => englishOrder.compare(a.name('en').text, b.name('en').text))
  const listedItems = sorted(items, (a, b) => a.id - b.id)
  const listedSpells = sorted(spells, (a, b) => a.key - b.key)

  return {
    champion: (key) => champions.get(key) ?? null,
    championBySlug: (slug) => championBySlug.get(slug) ?? null,
    item: (id) => items.get(id) ?? null,
    summonerSpell: (key) => spells.get(key) ?? null,
    rune: (id) => runes.get(id) ?? null,
    runeStyle: (id) => styles.get(id) ?? null,
    listChampions: () => listedChampions,
    listItems: () => listedItems,
    listSummonerSpells: () => listedSpells,
    listRuneStyles: () => listedStyles,
  }
}

/** Of two entries with the same number the later one wins. */
function byNumber<T>(things: readonly T[], numberOf: (thing: T) => number): ReadonlyMap<number, T> {
  return new Map(things.map((thing) => [numberOf(thing), thing]))
}

function sorted<T>(things: ReadonlyMap<number, T>, compare: (a: T, b: T) => number): readonly T[] {
  return Array.from(things.values()).toSorted(compare)
}

function toChampion({ key, slug, tags, names }: ChampionRow): ChampionFacts {
  return { key, slug, tags, name: (locale) => nameIn(locale, names) }
}

function toItem({ id, gold, boots, names, descriptions }: ItemRow): ItemFacts {
  return {
    id,
    gold,
    boots,
    name: (locale) => nameIn(locale, names),
    description: (locale) => findTextIn(locale, descriptions),
  }
}

function toSummonerSpell({ key, slug, names, descriptions }: SummonerSpellRow): SummonerSpellFacts {
  return {
    key,
    slug,
    name: (locale) => nameIn(locale, names),
    description: (locale) => findTextIn(locale, descriptions),
  }
}

function toRune({ id, key, icon, names, descriptions }: RuneRow): RuneFacts {
  return {
    id,
    key,
    icon,
    name: (locale) => nameIn(locale, names),
    description: (locale) => findTextIn(locale, descriptions),
  }
}

function toRuneStyle({ id, key, icon, names, slots }: RuneStyleRow): RuneStyleFacts {
  return { id, key, icon, name: (locale) => nameIn(locale, names), slots: slots.map((runes) => runes.map(toRune)) }
}
