import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import type { HomeLiveQueryVariables } from '../../gql/graphql.ts'
import { HomeLiveDocument } from '../../gql/HomeLive.ts'
import { HomeRosterNewsDocument } from '../../gql/HomeRosterNews.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { loadServerStatus } from '../../routing/server-status-data.ts'

/** A filter that matches every running game. */
export const EVERY_GAME = {}

export const LIVE_STREAMS = { live: true }

export const homeLiveVariables = (locale: Locale): HomeLiveQueryVariables => ({
  games: EVERY_GAME,
  streams: LIVE_STREAMS,
  locale: toContractLocale(locale),
})

/** Fetches the newest roster changes. */
export const fetchRosterNews = (client: ApolloClient) =>
  client.query({ query: HomeRosterNewsDocument, fetchPolicy: 'network-only' })

/** Preloads the page's queries on each arrival, because much changes while the visitor is on other pages. */
export const loadHomePage = (client: ApolloClient, { locale }: Arrival<object>): Promise<unknown> =>
  Promise.all([
    loadServerStatus(client),
    client.query({ query: HomeLiveDocument, variables: homeLiveVariables(locale), fetchPolicy: 'network-only' }),
    fetchRosterNews(client),
  ])
