import { useChampionChoicesQuery } from '../gql/hooks.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { findChampion, type ChosenChampion } from './champion-choices.ts'

/** Which champion the address means, as far as that is known. */
export type ChosenChampionState =
  | { readonly kind: 'known'; readonly champion: ChosenChampion | null }
  /** The champions are on their way. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }

/** Finds the champion that a word of the address names. Without a word, nothing is asked for. */
export function useChosenChampion(word: string | null): ChosenChampionState {
  const { data, previousData, loading, refetch } = useChampionChoicesQuery({
    variables: { locale: toContractLocale(useLocale()) },
    skip: word === null,
  })
  const champions = (data ?? previousData)?.champions
  if (word === null) return { kind: 'known', champion: null }
  if (champions !== undefined) return { kind: 'known', champion: findChampion(champions, word) }
  return loading ? { kind: 'asked' } : { kind: 'failed', onRetry: () => void refetch() }
}
