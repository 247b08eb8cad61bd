import type { ApolloClient } from '@apollo/client'
import { ChampionChoicesDocument } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import type { Locale } from '../i18n/locale.ts'

/** Riot's number of the champion that a word of an address means; null when it means none. */
export async function findChampionKey(client: ApolloClient, locale: Locale, word: string): Promise<number | null> {
  // Code that the first route can do without comes together with the answer.
  const [{ findChampion }, { data }] = await Promise.all([
    import('./champion-choices.ts'),
    client.query({ query: ChampionChoicesDocument, variables: { locale: toContractLocale(locale) } }),
  ])
  return findChampion(data?.champions ?? [], word)?.key ?? null
}
