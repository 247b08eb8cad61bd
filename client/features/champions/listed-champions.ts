import { LOCALES, type Locale } from '../../../languages.ts'
import type { ColumnSort } from '../../components/column-sort.ts'
import { graphql } from '../../gql/gql.ts'
import type {
  ChampionTier,
  Lane,
  ListedChampion_championFragment,
  ListedChampion_entryFragment,
} from '../../gql/graphql.ts'
import { foldName, foldSearch } from '../../i18n/fold-name.ts'
import type { Name } from '../../match/champion-name.ts'
import type { ChampionOrder, ChampionsView } from './champions-view.ts'

graphql(/* GraphQL */ `
  fragment ListedChampion_champion on Champion {
    id
    key
    slug
    name(locale: $locale) {
      text
      locale
    }
    ...ChampionNames_champion
    nicknames
    tags
    image
  }
`)

graphql(/* GraphQL */ `
  fragment ListedChampion_entry on ChampionTableEntry {
    games
    winRate {
      value
      games
      low
      high
    }
    tier
    tierRange {
      best
      worst
    }
    pickRate {
      value
      games
      low
      high
    }
    banRate {
      value
      games
      low
      high
    }
    lanes {
      lane
      share {
        value
      }
    }
    champion {
      ...ListedChampion_champion
    }
  }
`)

/** Tiers from the lowest. The bound of an interval, at most 1, is added to sort the champions of a tier. */
const TIER_ORDER = { D: 0, C: 1, B: 2, A: 3, S: 4 } as const satisfies Record<ChampionTier, number>

type Champion = ListedChampion_championFragment

type Entry = ListedChampion_entryFragment

export interface ListedChampion {
  readonly champion: Champion
  readonly name: Name
  /** Null when it was neither picked nor banned in any counted match. */
  readonly entry: Entry | null
  /** Names in each language and the slug, folded for the search. */
  readonly folded: readonly string[]
  /** Folded for the search, which finds them only whole: their letters are in many names. */
  readonly nicknames: readonly string[]
}

/** Each once: all known champions, even without a game, and counted unknown ones. With a lane, only those played there. */
export function listChampions(
  champions: readonly Champion[],
  entries: readonly Entry[],
  lane: Lane | null,
  nameOf: (named: { readonly champion: Champion }) => Name,
): readonly ListedChampion[] {
  const entryOf = new Map(entries.map((entry) => [entry.champion.key, entry]))
  const known = new Set(champions.map(({ key }) => key))
  const counted = entries.map(({ champion }) => champion)
  const listed = lane === null ? [...champions, ...counted.filter(({ key }) => !known.has(key))] : counted
  return listed.map((champion) => {
    const name = nameOf({ champion })
    const names = [name.text, ...LOCALES.map((language) => champion[language]?.text), champion.slug]
    return {
      champion,
      name,
      entry: entryOf.get(champion.key) ?? null,
      folded: names.flatMap((text) => (text ? [foldName(text)] : [])),
      nicknames: champion.nicknames.map(foldName),
    }
  })
}

/** Ignores case, accents, gaps and punctuation in names. A nickname such as `mf` finds its champion alone. */
export function filterChampions(
  listed: readonly ListedChampion[],
  { search, tag }: Pick<ChampionsView, 'search' | 'tag'>,
): readonly ListedChampion[] {
  const words = foldSearch(search)
  if (words === null) return []
  const tagged = listed.filter(({ champion }) => tag === null || champion.tags.includes(tag))
  const nicknamed = tagged.filter(({ nicknames }) => nicknames.includes(words))
  return nicknamed.length > 0 ? nicknamed : tagged.filter(({ folded }) => folded.some((name) => name.includes(words)))
}

/**
 * Names from A and figures from the highest, or reversed; equal ones by name, missing values last. The best win rates are
 * compared by the lower bounds of their intervals and the worst by the upper bounds: a few games put no champion at an end.
 */
export function sortChampions(
  listed: readonly ListedChampion[],
  { order, reverse }: ColumnSort<ChampionOrder>,
  locale: Locale,
): readonly ListedChampion[] {
  const { compare } = new Intl.Collator(locale)
  const byName = (a: ListedChampion, b: ListedChampion) => compare(a.name.text, b.name.text)
  if (order === 'name') return listed.toSorted((a, b) => (reverse ? byName(b, a) : byName(a, b)))

  const turn = reverse ? 1 : -1
  return listed.toSorted((a, b) => {
    const [first, second] = [figureOf(a, order, reverse), figureOf(b, order, reverse)]
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byName(a, b)
    return turn * (first - second) || byName(a, b)
  })
}

/** Returns the highest rate of a kind, 0 to 1. */
export const mostOf = (listed: readonly ListedChampion[], rate: 'pickRate' | 'banRate'): number =>
  Math.max(0, ...listed.map(({ entry }) => entry?.[rate].value ?? 0))

/** Returns the sort key of a champion; null when it has none. */
function figureOf({ entry }: ListedChampion, order: Exclude<ChampionOrder, 'name'>, reverse: boolean): number | null {
  switch (order) {
    case 'tier':
      return entry?.winRate && entry.tier ? TIER_ORDER[entry.tier] + entry.winRate[reverse ? 'high' : 'low'] : null
    case 'winRate':
      return (reverse ? entry?.winRate?.high : entry?.winRate?.low) ?? null
    case 'pickRate':
      return entry?.pickRate.value ?? 0
    case 'banRate':
      return entry?.banRate.value ?? 0
    case 'games':
      return entry?.games ?? 0
  }
}
