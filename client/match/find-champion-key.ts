import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../languages.ts'
import { ChampionChoicesDocument } from '../gql/ChampionChoices.ts'
import { championChoicesVariables, findChampion } from './champion-choices.ts'

/** Resolves to Riot's number of the champion that a word in an address names; null when it names none. */
export async function findChampionKey(client: ApolloClient, locale: Locale, word: string): Promise<number | null> {
  const { data } = await client.query({
    query: ChampionChoicesDocument,
    variables: championChoicesVariables(locale),
  })
  return findChampion(data?.champions ?? [], word)?.key ?? null
}
