import type { ApolloClient } from '@apollo/client'
import { AccountPageDocument, ChampionChoicesDocument } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { AccountParams } from '../../paths.ts'
import { accountPageVariables } from './account-page-variables.ts'
import { readAccountView } from './account-view.ts'

/** Asks ahead for what a first visit of the page asks for; for the champions before it when the address names one. */
export async function loadAccountPage(
  client: ApolloClient,
  params: AccountParams,
  locale: Locale,
  search: URLSearchParams,
): Promise<unknown> {
  const { queue, champion: word } = readAccountView(search)
  const champion = word === null ? null : await findChampionKey(client, locale, word)
  return client.query({
    query: AccountPageDocument,
    variables: accountPageVariables(params, locale, { queue, champion }),
  })
}

async function findChampionKey(client: ApolloClient, locale: Locale, word: string): Promise<number | null> {
  // Code that the first route can do without comes together with the answer.
  const [{ findChampion }, { data }] = await Promise.all([
    import('./champion-choices.ts'),
    client.query({ query: ChampionChoicesDocument, variables: { locale: toContractLocale(locale) } }),
  ])
  return findChampion(data?.champions ?? [], word)?.key ?? null
}
