import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { TFunction } from 'i18next'
import { championVariables } from './features/champion/champion-page-variables.ts'
import { playerPageVariables } from './features/player/player-page-variables.ts'
import { graphql } from './gql/gql.ts'
import {
  AccountHeadDocument,
  ChampionHeadDocument,
  MatchHeadDocument,
  PlayerHeadDocument,
  TeamHeadDocument,
} from './gql/graphql.ts'
import { toContractLocale } from './i18n/contract-locale.ts'
import type { Locale } from './i18n/locale.ts'
import {
  accountPath,
  championPath,
  findChampionParams,
  findMatchParams,
  findPlayerParams,
  findTeamParams,
  matchPath,
  playerPath,
  teamPath,
} from './paths.ts'
import { findAccountParams, type Found, type RawParams } from './routes.tsx'
import { championTitle, playerTitle, teamTitle } from './titles.ts'
import type { Told } from './told-of-page.ts'

graphql(/* GraphQL */ `
  query AccountHead($gameName: String!, $tagLine: String!, $region: Region!) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      __typename
      ... on Account {
        gameName
        tagLine
        region
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query ChampionHead($slug: String, $key: Int, $locale: Locale!) {
    champion(slug: $slug, key: $key) {
      key
      slug
      name(locale: $locale) {
        text
        locale
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query MatchHead($id: ID!) {
    match(id: $id) {
      __typename
      ... on Match {
        matchId
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query PlayerHead($team: String, $name: String!) {
    proPlayer(team: $team, name: $name) {
      name
      slug
      team {
        code
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query TeamHead($team: String!) {
    proTeam(code: $team) {
      code
      name
    }
  }
`)

/** Answers a document from what this server knows, and asks nobody else; null when there is no answer in time. */
export type Ask = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | null>

/** What is needed to find out what a page is about. */
export interface Asking {
  readonly ask: Ask
  readonly locale: Locale
  readonly t: TFunction
}

/** What is told of a page before its code runs. */
export interface KnownPage extends Told {
  /** The one path of the page; null where it is certain that there is nothing. */
  readonly path: string | null
}

type Question = (params: RawParams, asking: Asking) => Promise<KnownPage | null>

/** How the server finds out what a page is about, by the path of its route. The page itself asks for much more. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  '/account/:region/:account': askForAccount,
  '/team/:team': askForTeam,
  '/player/:team/:player': askForPlayer,
  '/match/:matchId': askForMatch,
  '/champion/:champion': askForChampion,
}

/** What the page that was found is about; null where its address says everything, or the server does not know. */
export async function findKnownPage(found: Found, asking: Asking): Promise<KnownPage | null> {
  if (found.is !== 'page') return null
  const { route, params } = found.page
  return (await QUESTIONS[route]?.(params, asking)) ?? null
}

async function askForAccount(raw: RawParams, { ask, t }: Asking): Promise<KnownPage | null> {
  const params = findAccountParams(raw)
  const account = params && (await ask(AccountHeadDocument, params))?.account
  switch (account?.__typename) {
    case 'Account':
      return known(t('account.documentTitle', { ...account }), accountPath(account))
    case 'AccountNotFound':
    case 'InvalidRiotId':
      return missing(t('account.documentTitle', { ...params }))
    case 'UpstreamUnavailable':
    case undefined:
      return null
  }
}

async function askForTeam({ team = '' }: RawParams, { ask, t }: Asking): Promise<KnownPage | null> {
  const params = findTeamParams(team)
  const data = params && (await ask(TeamHeadDocument, { team: params.team.toUpperCase() }))
  if (!data) return null
  return data.proTeam === null
    ? missing(t('errors.pageNotFound'))
    : known(teamTitle(data.proTeam, t), teamPath(data.proTeam.code))
}

async function askForPlayer({ team = '', player = '' }: RawParams, { ask, t }: Asking): Promise<KnownPage | null> {
  const params = findPlayerParams(team, player)
  const data = params && (await ask(PlayerHeadDocument, playerPageVariables(params)))
  if (!data) return null
  return data.proPlayer === null
    ? missing(t('errors.pageNotFound'))
    : known(
        playerTitle(data.proPlayer, t),
        playerPath({ team: data.proPlayer.team?.code ?? null, slug: data.proPlayer.slug }),
      )
}

async function askForMatch({ matchId = '' }: RawParams, { ask, t }: Asking): Promise<KnownPage | null> {
  const params = findMatchParams(matchId)
  const match = params && (await ask(MatchHeadDocument, { id: params.matchId }))?.match
  switch (match?.__typename) {
    case 'Match':
      return known(t('match.documentTitle', { matchId: match.matchId }), matchPath(match.matchId))
    case 'MatchNotFound':
    case 'InvalidMatchId':
      return missing(t('match.documentTitle', { ...params }))
    case 'UpstreamUnavailable':
    case undefined:
      return null
  }
}

async function askForChampion({ champion: word = '' }: RawParams, { ask, locale, t }: Asking) {
  const params = findChampionParams(word)
  const data =
    params && (await ask(ChampionHeadDocument, { ...championVariables(params), locale: toContractLocale(locale) }))
  if (!data) return null
  return data.champion === null
    ? missing(t('champion.unknown.title'))
    : known(championTitle(data.champion, t), championPath(data.champion))
}

const known = (name: string, path: string): KnownPage => ({ name, missing: false, path })
const missing = (name: string): KnownPage => ({ name, missing: true, path: null })
