import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import { browserKeptIds } from '../../following/kept-ids.ts'
import { FollowExamplesDocument } from '../../gql/FollowExamples.ts'
import { FollowingPageDocument } from '../../gql/FollowingPage.ts'
import type { FollowExamplesQueryVariables, FollowingPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Arrival } from '../../routing/lazy-data.ts'

/** Ahri, whom most people know. */
const EXAMPLE_CHAMPION = 103

export const followExamplesVariables = (locale: Locale): FollowExamplesQueryVariables => ({
  champion: EXAMPLE_CHAMPION,
  locale: toContractLocale(locale),
})

export const followingPageVariables = (ids: readonly string[], locale: Locale): FollowingPageQueryVariables => ({
  ids: [...ids],
  locale: toContractLocale(locale),
})

/** Preloads the entries followed in this browser; without any, preloads the suggestions. */
export async function loadFollowingPage(client: ApolloClient, { locale }: Arrival<object>): Promise<unknown> {
  const ids = browserKeptIds.read()
  return ids.length === 0
    ? client.query({ query: FollowExamplesDocument, variables: followExamplesVariables(locale) })
    : client.query({
        query: FollowingPageDocument,
        variables: followingPageVariables(ids, locale),
        fetchPolicy: 'network-only',
      })
}
