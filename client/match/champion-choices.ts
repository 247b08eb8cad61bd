import type { Locale } from '../../languages.ts'
import { graphql } from '../gql/gql.ts'
import type { ChampionChoicesQuery, ChampionChoicesQueryVariables } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { foldName, foldSearch, hasNickname } from '../i18n/fold-name.ts'
import type { Name } from './champion-name.ts'

graphql(/* GraphQL */ `
  query ChampionChoices($locale: Locale!) {
    champions {
      id
      key
      slug
      name(locale: $locale) {
        text
        locale
      }
      image
      nicknames
    }
  }
`)

export const championChoicesVariables = (locale: Locale): ChampionChoicesQueryVariables => ({
  locale: toContractLocale(locale),
})

type KnownChampion = Omit<ChampionChoicesQuery['champions'][number], '__typename' | 'id'>

export type ChampionChoice = Omit<KnownChampion, 'nicknames'>

/** A champion named by an address; only its key is known when this server does not know the champion. */
export interface ChosenChampion {
  readonly key: number
  readonly name: Name | null
}

/** The slug, or the key when the slug is unknown. */
export const championWord = ({ slug, key }: Pick<ChampionChoice, 'slug' | 'key'>): string =>
  slug?.toLowerCase() ?? String(key)

/** Positive whole numbers that the contract's type can represent. */
const KEY = /^[1-9]\d{0,8}$/

/** Finds the champion that a word in an address names; null when it names none. */
export function findChampion(champions: readonly ChampionChoice[], word: string): ChosenChampion | null {
  const known = champions.find((champion) => championWord(champion) === word || String(champion.key) === word)
  if (known !== undefined) return known
  return KEY.test(word) ? { key: Number(word), name: null } : null
}

/** Finds the choices of a text among the champions on the page, and among all others. A nickname such as `mf` finds its champion alone. */
export function groupChoices(played: readonly ChampionChoice[], all: readonly KnownChampion[], typed: string) {
  const onPage = new Set(played.map(({ key }) => key))
  const others = all.filter(({ key }) => !onPage.has(key))
  const wanted = foldSearch(typed)
  const meant = wanted === null ? [] : all.filter((champion) => hasNickname(champion, wanted))
  if (meant.length === 0) return { played: searchChampions(played, typed), others: searchChampions(others, typed) }
  const isMeant = (champion: ChampionChoice) => meant.some(({ key }) => key === champion.key)
  return { played: played.filter(isMeant), others: others.filter(isMeant) }
}

/** Names that begin with the text are first. Ignores case, accents and punctuation: `kaisa` finds `Kai'Sa`. Empty finds all. */
export function searchChampions(champions: readonly ChampionChoice[], typed: string): readonly ChampionChoice[] {
  const wanted = foldSearch(typed)
  if (wanted === null) return []
  const place = (champion: ChampionChoice) => {
    const places = namesOf(champion).map((name) => foldName(name).indexOf(wanted))
    return Math.min(...places.map((found) => (found === -1 ? Infinity : found)))
  }
  return champions
    .map((champion) => ({ champion, place: place(champion) }))
    .filter((found) => found.place < Infinity)
    .toSorted((a, b) => Math.min(a.place, 1) - Math.min(b.place, 1))
    .map(({ champion }) => champion)
}

/** Name and slug, or otherwise the number, which is then also the displayed name. */
function namesOf({ name, slug, key }: ChampionChoice): readonly string[] {
  const words = [name?.text, slug].filter((word) => word !== null && word !== undefined)
  return words.length === 0 ? [String(key)] : words
}

/** Distinct, the most played first. */
export function listPlayedChampions<Champion extends { readonly key: number }>(
  played: readonly Champion[],
): readonly Champion[] {
  return [...Map.groupBy(played, ({ key }) => key).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((same) => same.slice(0, 1))
}
