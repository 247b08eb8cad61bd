import type { ApolloClient } from '@apollo/client'
import { ChampionChoicesDocument } from '../gql/ChampionChoices.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import type { Locale } from '../i18n/locale.ts'

/** Resolves to Riot's number of the champion that a word in an address names; null when it names none. */
export async function findChampionKey(client: ApolloClient, locale: Locale, word: string): Promise<number | null> {
  // The code is imported in parallel with the query, because the first route does not need it.
  const [{ findChampion }, { data }] = await Promise.all([
    import('./champion-choices.ts'),
    client.query({ query: ChampionChoicesDocument, variables: { locale: toContractLocale(locale) } }),
  ])
  return findChampion(data?.champions ?? [], word)?.key ?? null
}
