import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import { ComparePageDocument } from '../../gql/ComparePage.ts'
import type { ComparePageQueryVariables, SharedGameKind, SharedGamesQueryVariables } from '../../gql/graphql.ts'
import { SharedGamesDocument } from '../../gql/SharedGames.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { ComparedParams, CompareParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { loadServerStatus } from '../../routing/server-status-data.ts'
import { comparedBy } from '../../search/compared-player.ts'

/** Number of games per page. */
const PAGE_SIZE = 5

const GAME_KINDS = ['AGAINST', 'TOGETHER'] as const satisfies readonly SharedGameKind[]

/** A single player is on both sides. */
export function comparePageVariables(a: ComparedParams, b: ComparedParams, locale: Locale): ComparePageQueryVariables {
  return { a: comparedBy(a), b: comparedBy(b), locale: toContractLocale(locale) }
}

export function sharedGamesVariables(
  a: ComparedParams,
  b: ComparedParams,
  kind: SharedGameKind,
  locale: Locale,
): SharedGamesQueryVariables {
  return { ...comparePageVariables(a, b, locale), kind, first: PAGE_SIZE }
}

/** Preloads on each arrival: players play all the time. */
export function loadComparePage(client: ApolloClient, { params, locale }: Arrival<CompareParams>): Promise<unknown> {
  const [a, b] = params.players
  if (a === undefined) return loadServerStatus(client)
  const fetchPolicy = 'network-only'
  const page = client.query({
    query: ComparePageDocument,
    variables: comparePageVariables(a, b ?? a, locale),
    fetchPolicy,
  })
  const lists =
    b === undefined
      ? []
      : GAME_KINDS.map((kind) =>
          client.query({
            query: SharedGamesDocument,
            variables: sharedGamesVariables(a, b, kind, locale),
            fetchPolicy,
          }),
        )
  return Promise.all([page, ...lists])
}
