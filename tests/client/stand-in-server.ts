import { readFileSync } from 'node:fs'
import { ApolloLink } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { buildSchema } from 'graphql'
import { Observable } from 'rxjs'
import { TEST_STATUS } from '../support/test-status.ts'
import { WEATHER } from './champion-builds/a-build.ts'
import { azir } from './champion/a-champion.ts'
import { champion, championTable, STATISTICS, tableEntry } from './champions/a-champion-table.ts'
import { compared, knownGames, sharedGames } from './compare/a-comparison.ts'
import { bootcampEntry, bootcampOf } from './event/a-bootcamp.ts'
import { ladderOfSize } from './leaderboard/a-ladder.ts'
import { activeGame, source, stream } from './live/live-objects.ts'
import { match } from './match/a-match.ts'
import { azirPlayer } from './player-champion/a-play.ts'
import { NO_PROVENANCE, proScene } from './pro-scene.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

const FRESHNESS = { fetchedAt: '2026-05-01T12:00:00.000Z', source: 'SIMULATOR', stale: false, nextRefreshAt: null }

/** An account with complete, empty data. */
export const VEYL = {
  __typename: 'Account',
  id: 'account-of-veyl',
  gameName: 'Veyl',
  tagLine: 'KR1',
  region: 'KR',
  puuid: 'puuid-of-veyl',
  level: 812,
  profileIconId: 29,
  profileIcon: '/images/profile-icons/29.png',
  freshness: FRESHNESS,
  refreshAvailableAt: FRESHNESS.fetchedAt,
  scouting: { ranks: null, mains: null, form: null },
  knownGames: knownGames(40),
  ranks: { entries: [], histories: [], ladderPlaces: [], freshness: FRESHNESS },
  matches: {
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    missing: 0,
    examined: 0,
    freshness: FRESHNESS,
  },
}

export const STATUS = {
  dataSource: 'SIMULATOR',
  examples: [{ gameName: 'Veyl', tagLine: 'KR1', region: 'KR', kind: 'PRO' }],
  sources: [{ source: 'RIOT', state: 'OK', answeredAt: FRESHNESS.fetchedAt }],
  contactEmail: 'veyl@lanewatch.example',
  signIn: null,
  limits: TEST_STATUS.limits,
}

/** A viewer without permissions. */
const VISITOR = { canEditRosters: false, editorName: null, editorUntil: null }

/** One stream and one active game. */
const LIVE = {
  streams: { cursor: '1', source: source(), streams: [stream('Veyl', 1204)] },
  activeGames: { cursor: '1', source: source(), games: [activeGame(1, ['Veyl'])] },
  activeGame: activeGame(1, ['Veyl']),
}

const AZIR = champion(268, 'Azir')

const CHAMPIONS = [AZIR, champion(134, 'Syndra')]

/** Where the rosters come from, and their events. */
const ROSTERS = { rosterProvenance: NO_PROVENANCE, events: [] }

/** Champion statistics. */
const COUNTED = { championTable: championTable([tableEntry(AZIR)]), champion: azir(), statistics: STATISTICS }

/** A server that follows the contract and returns `account`, the only one with its Riot ID, and `found` for every look-up. */
export function answering(account: object, found: object = match()): ApolloLink {
  const isFound = !('__typename' in account) || account.__typename === 'Account'
  return answeringWith({
    account,
    accountsByRiotId: isFound ? { __typename: 'FoundAccounts', accounts: [account], unansweredRegions: [] } : account,
    match: found,
    lobby: lobbyOf(account),
    comparison: compared(account, azirPlayer()),
    sharedGames: sharedGames(),
    ...proScene([azirPlayer()]),
    runeStyles: [WEATHER],
    ladder: ladderOfSize(1),
    bootcamp: bootcampOf([bootcampEntry('Veyl')]),
  })
}

/** A lobby with one player, unless its text is empty. */
const lobbyOf =
  (account: object) =>
  ({ text }: { readonly text: string }) => ({
    region: 'KR',
    players: text === '' ? [] : [{ gameName: 'Veyl', tagLine: 'KR1', account }],
    leftOut: [],
    leftOutCount: 0,
  })

/** A server that follows the contract and resolves the query fields of `answers`. */
export function answeringWith(answers: object): ApolloLink {
  return new SchemaLink({
    schema,
    rootValue: { status: STATUS, champions: CHAMPIONS, viewer: VISITOR, ...LIVE, ...COUNTED, ...ROSTERS, ...answers },
  })
}

/** A server that never answers. */
export const silent = () => new ApolloLink(() => new Observable(() => {}))

/** An unreachable server. */
export const unreachable = () =>
  new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))))
