import { useChampionChoicesQuery } from '../gql/ChampionChoices.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { championChoicesVariables, findChampion, type ChosenChampion } from './champion-choices.ts'

/** The champion named by the address, or the state of its lookup. */
export type ChosenChampionState =
  | { readonly kind: 'known'; readonly champion: ChosenChampion | null }
  | { readonly kind: 'asked' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }

/** Finds the champion that a word in the address names. Without a word, nothing is fetched. */
export function useChosenChampion(word: string | null): ChosenChampionState {
  const { data, previousData, loading, refetch } = useChampionChoicesQuery({
    variables: championChoicesVariables(useLocale()),
    skip: word === null,
  })
  const champions = (data ?? previousData)?.champions
  if (word === null) return { kind: 'known', champion: null }
  if (champions !== undefined) return { kind: 'known', champion: findChampion(champions, word) }
  return loading ? { kind: 'asked' } : { kind: 'failed', onRetry: () => void refetch() }
}
