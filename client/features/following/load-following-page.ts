import type { ApolloClient } from '@apollo/client'
import { browserKeptIds } from '../../following/kept-ids.ts'
import { FollowExamplesDocument } from '../../gql/FollowExamples.ts'
import { FollowingPageDocument } from '../../gql/FollowingPage.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../i18n/locale.ts'
import { EXAMPLE_CHAMPION } from './example-champion.ts'

/** Preloads the entries followed in this browser; without any, preloads the suggestions. */
export async function loadFollowingPage(client: ApolloClient, locale: Locale): Promise<unknown> {
  const ids = browserKeptIds.read()
  const contractLocale = toContractLocale(locale)
  return ids.length === 0
    ? client.query({
        query: FollowExamplesDocument,
        variables: { champion: EXAMPLE_CHAMPION, locale: contractLocale },
      })
    : client.query({
        query: FollowingPageDocument,
        variables: { ids: [...ids], locale: contractLocale },
        fetchPolicy: 'network-only',
      })
}
