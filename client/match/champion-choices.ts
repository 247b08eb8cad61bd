import { graphql } from '../gql/gql.ts'
import type { ChampionChoicesQuery } from '../gql/graphql.ts'
import type { Name } from './champion-name.ts'
import { foldName } from '../fold-name.ts'

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
    }
  }
`)

/** A champion that a history can be narrowed to. */
export type ChampionChoice = Omit<ChampionChoicesQuery['champions'][number], '__typename' | 'id'>

/** A champion that an address names; of one that this server does not know there is only the key. */
export interface ChosenChampion {
  readonly key: number
  readonly name: Name | null
}

/** How a champion stands in an address: by its slug, or by its key where no slug is known. */
export const championWord = ({ slug, key }: Pick<ChampionChoice, 'slug' | 'key'>): string =>
  slug?.toLowerCase() ?? String(key)

/** Keys are whole numbers that the contract can carry. */
const KEY = /^\d{1,9}$/

/** The champion that a word in an address means; null when it means none. */
export function findChampion(champions: readonly ChampionChoice[], word: string): ChosenChampion | null {
  const known = champions.find((champion) => championWord(champion) === word || String(champion.key) === word)
  if (known !== undefined) return known
  return KEY.test(word) ? { key: Number(word), name: null } : null
}

/**
 * The champions whose names hold what was typed, those first whose names begin with it. Case, accents and everything
 * but letters and digits make no difference: `kaisa` finds `Kai'Sa`. Nothing typed finds them all, in their order.
 */
export function searchChampions(champions: readonly ChampionChoice[], typed: string): readonly ChampionChoice[] {
  const wanted = foldName(typed)
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

/** The words a champion can be found by: its name and slug, or else its number, by which it is called then. */
function namesOf({ name, slug, key }: ChampionChoice): readonly string[] {
  const words = [name?.text, slug].filter((word) => word !== null && word !== undefined)
  return words.length === 0 ? [String(key)] : words
}

/** The champions of some matches without the repetitions, the most played first. */
export function listPlayedChampions<Champion extends { readonly key: number }>(
  played: readonly Champion[],
): readonly Champion[] {
  return [...Map.groupBy(played, ({ key }) => key).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((same) => same.slice(0, 1))
}
