import type { ApolloClient } from '@apollo/client'
import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { loadAccountPage } from './features/account/load-account-page.ts'
import { loadChampionPage } from './features/champion/load-champion-page.ts'
import { loadChampionsPage } from './features/champions/load-champions-page.ts'
import { loadEventPage } from './features/event/load-event-page.ts'
import { homeLiveVariables } from './features/home/home-live-variables.ts'
import { loadLeaderboardPage } from './features/leaderboard/load-leaderboard-page.ts'
import { loadPlayerPage } from './features/player/load-player-page.ts'
import { loadProPlayersPage } from './features/pro-players/load-pro-players-page.ts'
import { loadStreamsPage } from './features/streams/load-streams-page.ts'
import { teamPageVariables } from './features/team/team-page-variables.ts'
import { AddProPlayerPageDocument } from './gql/AddProPlayerPage.ts'
import { HomeLiveDocument } from './gql/HomeLive.ts'
import { HomeRosterNewsDocument } from './gql/HomeRosterNews.ts'
import { MatchPageDocument } from './gql/MatchPage.ts'
import { SearchAccountPageDocument } from './gql/SearchAccountPage.ts'
import { ServerStatusDocument } from './gql/ServerStatus.ts'
import { TeamPageDocument } from './gql/TeamPage.ts'
import { toContractLocale } from './i18n/contract-locale.ts'
import type { Locale } from './i18n/locale.ts'
import { lazyPage, type LazyPage } from './lazy-page.ts'
import {
  accountPath,
  championPath,
  findChampionParams,
  findMatchParams,
  findPlayerParams,
  findRiotIdParams,
  findSearchParams,
  findTeamParams,
  FREE_AGENT,
  matchPath as matchPagePath,
  playerPath,
  searchAccountPath,
  teamPath,
  type AccountParams,
  type RiotIdParams,
} from './paths.ts'
import { findRegion } from './regions.ts'

/** The parts of an address that select a page. */
export interface PageAddress {
  readonly pathname: string
  readonly search: string
}

/** A page with the parameters from its address. */
export interface OpenPage {
  /** Path of the route, such as `/team/:team`. */
  readonly route: string
  /** Canonical path of the page, without its query string. */
  readonly path: string
  /** Decoded parameters of the address. */
  readonly params: RawParams
  readonly element: ReactElement
  readonly title: (t: TFunction) => string
  /** Starts to fetch the page's code. */
  readonly loadCode: () => void
  /** Starts to fetch the page's code and data in parallel. */
  readonly load: (client: ApolloClient, locale: Locale) => void
}

/** Result of matching an address. `invalid`: a known path with impossible parameters; `unmatched`: no known path. */
export type Found = { readonly is: 'page'; readonly page: OpenPage } | { readonly is: 'invalid' | 'unmatched' }

interface Route {
  readonly path: string
  readonly open: (params: RawParams, address: PageAddress) => OpenPage | null
}

/** The parameters that a route names. */
export type RawParams = Readonly<Record<string, string | undefined>>

interface RouteDefinition<Params extends object> {
  readonly path: string
  /** Reads the decoded parameters; null when no such page can exist. */
  readonly findParams: (raw: RawParams) => Params | null
  /** Path of the page with these parameters; the route's path by default. */
  readonly toPath?: (params: Params) => string
  readonly title: (t: TFunction, params: Params) => string
  readonly page: LazyPage<Params>
  readonly query: (client: ApolloClient, params: Params, locale: Locale, search: URLSearchParams) => Promise<unknown>
}

/** Every page of the product. */
export const ROUTES: readonly Route[] = [
  defineRoute({
    path: '/',
    findParams: () => ({}),
    title: (t) => t('home.documentTitle'),
    page: lazyPage(async () => (await import('./features/home/HomePage.tsx')).HomePage),
    query: (client, _params, locale) =>
      Promise.all([
        client.query({ query: ServerStatusDocument }),
        // Much changes while the visitor is on other pages.
        client.query({ query: HomeLiveDocument, variables: homeLiveVariables(locale), fetchPolicy: 'network-only' }),
        client.query({ query: HomeRosterNewsDocument, fetchPolicy: 'network-only' }),
      ]),
  }),
  defineRoute({
    path: '/account/:region/:account',
    findParams: findAccountParams,
    toPath: accountPath,
    title: (t, { gameName, tagLine }) => t('account.documentTitle', { gameName, tagLine }),
    page: lazyPage(async () => (await import('./features/account/AccountPage.tsx')).AccountPage),
    query: (client, params: AccountParams, locale, search) =>
      Promise.all([loadAccountPage(client, params, locale, search), client.query({ query: ServerStatusDocument })]),
  }),
  defineRoute({
    path: '/search-account/:account',
    findParams: ({ account = '' }) => findSearchParams(account),
    toPath: searchAccountPath,
    title: (t, { gameName, tagLine }) =>
      tagLine === ''
        ? t('searchAccount.documentTitleName', { gameName })
        : t('searchAccount.documentTitle', { gameName, tagLine }),
    page: lazyPage(async () => (await import('./features/search-account/SearchAccountPage.tsx')).SearchAccountPage),
    query: (client, { gameName, tagLine }: RiotIdParams) =>
      Promise.all([
        // "No such account" and "Riot does not answer" are true only for a short time.
        client.query({
          query: SearchAccountPageDocument,
          variables: { gameName, tagLine },
          fetchPolicy: 'network-only',
        }),
        client.query({ query: ServerStatusDocument }),
      ]),
  }),
  defineRoute({
    path: '/pro-players',
    findParams: () => ({}),
    title: (t) => t('proPlayers.title'),
    page: lazyPage(async () => (await import('./features/pro-players/ProPlayersPage.tsx')).ProPlayersPage),
    query: (client, _params, _locale, search) => loadProPlayersPage(client, search),
  }),
  defineRoute({
    path: '/streams',
    findParams: () => ({}),
    title: (t) => t('streams.title'),
    page: lazyPage(async () => (await import('./features/streams/StreamsPage.tsx')).StreamsPage),
    query: (client, _params, locale) => loadStreamsPage(client, locale),
  }),
  defineRoute({
    path: '/team/:team',
    findParams: ({ team = '' }) => findTeamParams(team),
    toPath: ({ team }) => teamPath(team),
    title: (t, { team }) => t('team.documentTitle', { team: team.toUpperCase() }),
    page: lazyPage(async () => (await import('./features/team/TeamPage.tsx')).TeamPage),
    query: (client, { team }) =>
      client.query({
        query: TeamPageDocument,
        variables: teamPageVariables(team),
        // A roster can change while the visitor is on other pages.
        fetchPolicy: 'network-only',
      }),
  }),
  defineRoute({
    path: '/player/:team/:player',
    findParams: ({ team = '', player = '' }) => findPlayerParams(team, player),
    toPath: ({ team, player }) => playerPath({ team, slug: player }),
    title: (t, { team, player }) =>
      t('player.documentTitle', {
        name: player,
        team: team === FREE_AGENT ? t('player.freeAgent') : team.toUpperCase(),
      }),
    page: lazyPage(async () => (await import('./features/player/PlayerPage.tsx')).PlayerPage),
    query: loadPlayerPage,
  }),
  defineRoute({
    path: '/match/:matchId',
    findParams: ({ matchId = '' }) => findMatchParams(matchId),
    toPath: ({ matchId }) => matchPagePath(matchId),
    title: (t, { matchId }) => t('match.documentTitle', { matchId }),
    page: lazyPage(async () => (await import('./features/match/MatchPage.tsx')).MatchPage),
    query: (client, { matchId }, locale) =>
      client.query({
        query: MatchPageDocument,
        variables: { id: matchId, locale: toContractLocale(locale) },
        // A match never changes, but "not found" and "Riot does not answer" are true only for a short time.
        fetchPolicy: 'network-only',
      }),
  }),
  defineRoute({
    path: '/champions',
    findParams: () => ({}),
    title: (t) => t('champions.title'),
    page: lazyPage(async () => (await import('./features/champions/ChampionsPage.tsx')).ChampionsPage),
    query: (client, _params, locale, search) => loadChampionsPage(client, locale, search),
  }),
  defineRoute({
    path: '/champion/:champion',
    findParams: ({ champion = '' }) => findChampionParams(champion),
    toPath: ({ champion }) => championPath({ slug: champion, key: 0 }),
    // A title for the time before the champion is known. The page itself then sets the champion's name.
    title: (t, { champion }) => t('champions.documentTitle', { name: champion }),
    page: lazyPage(async () => (await import('./features/champion/ChampionPage.tsx')).ChampionPage),
    query: loadChampionPage,
  }),
  defineRoute({
    path: '/leaderboard',
    findParams: () => ({}),
    title: (t) => t('leaderboard.title'),
    page: lazyPage(async () => (await import('./features/leaderboard/LeaderboardPage.tsx')).LeaderboardPage),
    query: (client, _params, _locale, search) => loadLeaderboardPage(client, search),
  }),
  defineRoute({
    path: '/add-proplayer',
    findParams: () => ({}),
    title: (t) => t('addProPlayer.title'),
    page: lazyPage(async () => (await import('./features/add-pro-player/AddProPlayerPage.tsx')).AddProPlayerPage),
    // The visitor may have become an editor in the meantime.
    query: (client) => client.query({ query: AddProPlayerPageDocument, fetchPolicy: 'network-only' }),
  }),
  defineRoute({
    path: '/following',
    findParams: () => ({}),
    title: (t) => t('shell.following'),
    page: lazyPage(async () => (await import('./features/following/FollowingPage.tsx')).FollowingPage),
    query: async (client, _params, locale) =>
      (await import('./features/following/load-following-page.ts')).loadFollowingPage(client, locale),
  }),
  defineRoute({
    path: '/worlds-24',
    findParams: () => ({ event: 'worlds-24' }),
    title: (t) => t('worlds.title'),
    page: lazyPage(async () => (await import('./features/event/EventPage.tsx')).EventPage),
    query: (client, { event }) => loadEventPage(client, event),
  }),
  defineRoute({
    path: '/privacy',
    findParams: () => ({}),
    title: (t) => t('privacy.title'),
    page: lazyPage(async () => (await import('./features/privacy/PrivacyPage.tsx')).PrivacyPage),
    query: (client) => client.query({ query: ServerStatusDocument }),
  }),
  defineRoute({
    path: '/terms',
    findParams: () => ({}),
    title: (t) => t('terms.title'),
    page: lazyPage(async () => (await import('./features/terms/TermsPage.tsx')).TermsPage),
    query: (client) => client.query({ query: ServerStatusDocument }),
  }),
  defineRoute({
    path: '/accessibility',
    findParams: () => ({}),
    title: (t) => t('accessibility.title'),
    page: lazyPage(async () => (await import('./features/accessibility/AccessibilityPage.tsx')).AccessibilityPage),
    query: (client) => client.query({ query: ServerStatusDocument }),
  }),
  defineRoute({
    path: '/status',
    findParams: () => ({}),
    title: (t) => t('status.title'),
    page: lazyPage(async () => (await import('./features/status/StatusPage.tsx')).StatusPage),
    query: (client) => client.query({ query: ServerStatusDocument }),
  }),
]

/** Finds the page at an address. */
export function findPage(address: PageAddress): Found {
  for (const route of ROUTES) {
    const match = matchPath(route.path, address.pathname)
    if (match !== null) {
      const params = decodeParams(match.params)
      const page = params === null ? null : route.open(params, address)
      return page === null ? { is: 'invalid' } : { is: 'page', page }
    }
  }
  return { is: 'unmatched' }
}

function defineRoute<Params extends object>(definition: RouteDefinition<Params>): Route {
  const { path, findParams, toPath = () => path, title, page, query } = definition
  return {
    path,
    open: (raw, address) => {
      const params = findParams(raw)
      if (params === null) return null
      return {
        route: path,
        path: toPath(params),
        params: raw,
        element: <page.Page {...params} />,
        title: (t) => title(t, params),
        loadCode: page.load,
        load: (client, locale) => {
          page.load()
          // The page runs the same query, receives this answer, and shows the failure.
          query(client, params, locale, new URLSearchParams(address.search)).catch(() => {})
        },
      }
    },
  }
}

/** Decodes the parameters; null when they contain a malformed escape. */
function decodeParams(params: RawParams): RawParams | null {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value === undefined ? value : decodeURIComponent(value)]),
    )
  } catch {
    return null
  }
}

/** Reads an account from the parameters of an address; null when they can't name one. */
export function findAccountParams({ region = '', account = '' }: RawParams): AccountParams | null {
  const knownRegion = findRegion(region)
  const riotId = findRiotIdParams(account)
  return knownRegion === null || riotId === null ? null : { region: knownRegion, ...riotId }
}
