import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { TFunction } from 'i18next'
import type { Locale } from '../languages.ts'
import { AccountHeadDocument } from './gql/AccountHead.ts'
import { ChampionHeadDocument } from './gql/ChampionHead.ts'
import { CompareHeadDocument } from './gql/CompareHead.ts'
import { EventHeadDocument } from './gql/EventHead.ts'
import { GameHeadDocument } from './gql/GameHead.ts'
import { graphql } from './gql/gql.ts'
import { MatchHeadDocument } from './gql/MatchHead.ts'
import { PlayerChampionHeadDocument } from './gql/PlayerChampionHead.ts'
import { PlayerHeadDocument } from './gql/PlayerHead.ts'
import { TeamHeadDocument } from './gql/TeamHead.ts'
import { compareTitle } from './head/compare-title.ts'
import type { Subject } from './head/structured-data.ts'
import { championTitle, gameTitle, playerChampionTitle, playerTitle, teamTitle } from './head/titles.ts'
import { toContractLocale } from './i18n/contract-locale.ts'
import {
  accountPath,
  championPath,
  comparePath,
  eventPath,
  findAccountParams,
  findChampionParams,
  findComparedParams,
  findEventParams,
  findMatchParams,
  findPlayerChampionParams,
  findPlayerParams,
  findTeamParams,
  gamePath,
  matchPath,
  playerChampionPath,
  playerPath,
  teamPath,
  worldsPath,
} from './paths.ts'
import { playerVariables } from './pro-scene/player-variables.ts'
import type { Found, RawParams } from './routing/define-route.tsx'
import type { PageFacts } from './routing/page-facts.ts'
import { comparedBy, comparedName, comparedParamsOf, type FoundPlayer } from './search/compared-player.ts'
import { championVariables } from './statistics/champion-variables.ts'

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
  query ChampionHead($champion: ChampionBy!, $locale: Locale!) {
    champion(by: $champion) {
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
  fragment CompareHead_player on ComparedPlayer {
    __typename
    ... on Account {
      gameName
      tagLine
      region
    }
    ... on ProPlayer {
      name
      slug
      team {
        code
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query CompareHead($a: ComparedBy!, $b: ComparedBy!) {
    comparison(a: $a, b: $b) {
      a {
        ...CompareHead_player
      }
      b {
        ...CompareHead_player
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query EventHead($event: String!) {
    bootcamp(event: $event) {
      event {
        slug
        name
        startsOn
        endsOn
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query GameHead($matchId: ID!) {
    activeGame(matchId: $matchId) {
      __typename
      ... on ActiveGame {
        matchId
        region
        pros {
          proPlayer {
            name
          }
        }
      }
      ... on EndedGame {
        matchId
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
        startedAt
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query PlayerHead($team: String, $name: String!) {
    proPlayer(by: { name: { name: $name, team: $team } }) {
      name
      slug
      team {
        code
        name
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query PlayerChampionHead($team: String, $name: String!, $champion: ChampionBy!, $locale: Locale!) {
    proPlayer(by: { name: { name: $name, team: $team } }) {
      name
      slug
      team {
        code
      }
    }
    champion(by: $champion) {
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
  query TeamHead($team: String!) {
    proTeam(code: $team) {
      code
      name
    }
  }
`)

/** Executes a document against the server's stored data, without upstream requests; null when no answer arrives in time. */
export type Ask = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | null>

export interface Asking {
  readonly ask: Ask
  readonly locale: Locale
  readonly t: TFunction
}

/** Facts about a page that are known before its code runs. */
export interface KnownPage extends PageFacts {
  /** Canonical; null when the page certainly does not exist. */
  readonly path: string | null
  /** Null when search engines have no vocabulary for it. */
  readonly subject: Subject | null
}

type Lookup = (params: RawParams, asking: Asking) => Promise<KnownPage | null>

/** Lookups of a page's facts by route path. They fetch far less than the page itself. */
const LOOKUPS: Readonly<Record<string, Lookup>> = {
  '/account/:region/:account': lookUpAccount,
  '/team/:team': lookUpTeam,
  '/player/:team/:player': lookUpPlayer,
  '/player/:team/:player/champion/:champion': lookUpPlayerChampion,
  '/match/:matchId': lookUpMatch,
  '/game/:matchId': lookUpGame,
  '/champion/:champion': lookUpChampion,
  '/compare/:a/:b?': lookUpCompared,
  '/worlds-24': (_params, asking) => lookUpEvent({ event: 'worlds-24' }, asking),
  '/event/:event': lookUpEvent,
}

/** Null when the address is enough, or when the server does not know. */
export async function findKnownPage(found: Found, asking: Asking): Promise<KnownPage | null> {
  if (found.kind !== 'page') return null
  const { route, params } = found.page
  return (await LOOKUPS[route]?.(params, asking)) ?? null
}

async function lookUpAccount(
  { region = '', account: riotId = '' }: RawParams,
  { ask, t }: Asking,
): Promise<KnownPage | null> {
  const params = findAccountParams(region, riotId)
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

async function lookUpTeam({ team = '' }: RawParams, { ask, t }: Asking): Promise<KnownPage | null> {
  const params = findTeamParams(team)
  const data = params && (await ask(TeamHeadDocument, { team: params.team.toUpperCase() }))
  if (!data) return null
  return data.proTeam === null
    ? missing(t('errors.pageNotFound'))
    : known(teamTitle(data.proTeam, t), teamPath(data.proTeam.code), { kind: 'team', ...data.proTeam })
}

async function lookUpPlayer({ team = '', player = '' }: RawParams, { ask, t }: Asking): Promise<KnownPage | null> {
  const params = findPlayerParams(team, player)
  const data = params && (await ask(PlayerHeadDocument, playerVariables(params)))
  if (!data) return null
  if (data.proPlayer === null) return missing(t('errors.pageNotFound'))
  const { name, slug, team: present } = data.proPlayer
  return known(playerTitle(data.proPlayer, t), playerPath({ team: present?.code ?? null, slug }), {
    kind: 'player',
    name,
    team: present,
  })
}

async function lookUpPlayerChampion(
  { team = '', player = '', champion: word = '' }: RawParams,
  { ask, locale, t }: Asking,
): Promise<KnownPage | null> {
  const params = findPlayerChampionParams(team, player, word)
  const variables = params && { ...playerVariables(params), ...championVariables(params) }
  const data = variables && (await ask(PlayerChampionHeadDocument, { ...variables, locale: toContractLocale(locale) }))
  if (!data) return null
  const { proPlayer, champion } = data
  if (proPlayer === null || champion === null) return missing(t('errors.pageNotFound'))
  const place = { team: proPlayer.team?.code ?? null, slug: proPlayer.slug }
  return known(playerChampionTitle(proPlayer, champion, t), playerChampionPath(place, champion))
}

async function lookUpMatch({ matchId = '' }: RawParams, { ask, t }: Asking): Promise<KnownPage | null> {
  const params = findMatchParams(matchId)
  const match = params && (await ask(MatchHeadDocument, { id: params.matchId }))?.match
  switch (match?.__typename) {
    case 'Match': {
      const { matchId: id, startedAt } = match
      const name = t('match.documentTitle', { matchId: id })
      return known(name, matchPath(id), { kind: 'match', name, startedAt })
    }
    case 'MatchNotFound':
    case 'InvalidMatchId':
      return missing(t('match.documentTitle', { ...params }))
    case 'UpstreamUnavailable':
    case undefined:
      return null
  }
}

async function lookUpEvent({ event: slug = '' }: RawParams, { ask, t }: Asking): Promise<KnownPage | null> {
  const params = findEventParams(slug)
  const data = params && (await ask(EventHeadDocument, params))
  if (!data) return null
  if (data.bootcamp !== null) {
    const { slug: found, ...event } = data.bootcamp.event
    return known(event.name, eventPath(found), { kind: 'event', ...event })
  }
  // The page without the name of an event in its address is in the list of pages, whatever the rosters have.
  return eventPath(params.event) === worldsPath() ? null : missing(t('errors.pageNotFound'))
}

async function lookUpGame({ matchId = '' }: RawParams, { ask, t }: Asking): Promise<KnownPage | null> {
  const params = findMatchParams(matchId)
  const game = params && (await ask(GameHeadDocument, { matchId: params.matchId }))?.activeGame
  switch (game?.__typename) {
    case 'ActiveGame':
      return known(gameTitle(game, t), gamePath(game.matchId))
    case 'EndedGame':
      return known(t('game.endedTitle'), gamePath(game.matchId))
    case 'ActiveGameNotFound':
    case 'InvalidMatchId':
      return missing(t('game.documentTitle', { ...params }))
    case undefined:
      return null
  }
}

async function lookUpChampion({ champion: word = '' }: RawParams, { ask, locale, t }: Asking) {
  const params = findChampionParams(word)
  const data =
    params && (await ask(ChampionHeadDocument, { ...championVariables(params), locale: toContractLocale(locale) }))
  if (!data) return null
  return data.champion === null
    ? missing(t('champion.unknown.title'))
    : known(championTitle(data.champion, t), championPath(data.champion))
}

/** A single player is on both sides. */
async function lookUpCompared({ a = '', b = a }: RawParams, { ask, t }: Asking): Promise<KnownPage | null> {
  const asked = [a, b].map(findComparedParams)
  const [first, second] = asked
  if (!first || !second) return null
  const comparison = (await ask(CompareHeadDocument, { a: comparedBy(first), b: comparedBy(second) }))?.comparison
  if (comparison === undefined) return null
  const found: FoundPlayer[] = []
  for (const player of b === a ? [comparison.a] : [comparison.a, comparison.b]) {
    switch (player?.__typename) {
      case 'Account':
      case 'ProPlayer':
        found.push(player)
        break
      case 'UpstreamUnavailable':
        return null
      case 'AccountNotFound':
      case 'InvalidRiotId':
      case undefined:
        return missing(t('compare.title'))
    }
  }
  return known(compareTitle(found.map(comparedName), t), comparePath(...found.map(comparedParamsOf)))
}

const known = (name: string, path: string, subject: Subject | null = null): KnownPage => ({
  name,
  missing: false,
  path,
  subject,
})
const missing = (name: string): KnownPage => ({ name, missing: true, path: null, subject: null })
