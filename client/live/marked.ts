import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../languages.ts'
import type { ActiveGameFilter, StreamFilter } from '../gql/graphql.ts'
import { LiveMarksDocument } from '../gql/LiveMarks.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'

/** One pro player, a team, or all players. */
export type Marked = { readonly player: string } | { readonly team: string } | 'all'

export interface MarkFilters {
  readonly streams: StreamFilter
  readonly games: ActiveGameFilter
}

export function markFilters(marked: Marked): MarkFilters {
  const filter =
    marked === 'all' ? {} : 'player' in marked ? { proPlayer: { id: marked.player } } : { teams: [marked.team] }
  return { games: filter, streams: { ...filter, live: true } }
}

/** Preloads the first marks of a page that moves when they arrive. The page fetches them again by itself. */
export const fetchLiveMarks = (client: ApolloClient, marked: Marked, locale: Locale): Promise<unknown> =>
  client.query({
    query: LiveMarksDocument,
    variables: { ...markFilters(marked), locale: toContractLocale(locale) },
  })
