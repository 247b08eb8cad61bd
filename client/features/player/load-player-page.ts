import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import type {
  PlayerChampionsQueryVariables,
  PlayerChangesQueryVariables,
  PlayerMatchesQueryVariables,
  PlayerRecordedChampionsQueryVariables,
} from '../../gql/graphql.ts'
import { PlayerChampionsDocument } from '../../gql/PlayerChampions.ts'
import { PlayerChangesDocument } from '../../gql/PlayerChanges.ts'
import { PlayerMatchesDocument } from '../../gql/PlayerMatches.ts'
import { PlayerPageDocument } from '../../gql/PlayerPage.ts'
import { PlayerRecordedChampionsDocument } from '../../gql/PlayerRecordedChampions.ts'
import { PlayerStateDocument } from '../../gql/PlayerState.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { fetchLiveMarks } from '../../live/marked.ts'
import type { PlayerParams } from '../../paths.ts'
import { playerVariables } from '../../pro-scene/player-variables.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { readPlayerView, type PlayerView } from './player-view.ts'

/** Number of roster changes, and of games, per page. */
const PAGE_SIZE = 10

/** `last` is the number of games. */
export function playerChampionsVariables(
  params: PlayerParams,
  last: number,
  locale: Locale,
): PlayerChampionsQueryVariables {
  return { ...playerVariables(params), last, locale: toContractLocale(locale) }
}

export function recordedChampionsVariables(
  params: PlayerParams,
  locale: Locale,
): PlayerRecordedChampionsQueryVariables {
  return { ...playerVariables(params), locale: toContractLocale(locale) }
}

export function playerMatchesVariables(
  params: PlayerParams,
  queue: PlayerView['queue'],
  locale: Locale,
): PlayerMatchesQueryVariables {
  return { ...playerVariables(params), queue, first: PAGE_SIZE, locale: toContractLocale(locale) }
}

/** `id` is the player's. */
export function playerChangesVariables(id: string): PlayerChangesQueryVariables {
  return { player: id, first: PAGE_SIZE }
}

/** Preloads on each arrival: rosters, ranks and games change. Nothing waits for the champions, which can take long. */
export const loadPlayerPage = (client: ApolloClient, arrival: Arrival<PlayerParams>): Promise<unknown> =>
  Promise.all([loadTop(client, arrival), loadChampions(client, arrival), loadMatches(client, arrival)])

const loadMatches = (client: ApolloClient, { params, locale, search }: Arrival<PlayerParams>) =>
  client.query({
    query: PlayerMatchesDocument,
    variables: playerMatchesVariables(params, readPlayerView(search).queue, locale),
    fetchPolicy: 'network-only',
  })

function loadChampions(client: ApolloClient, { params, locale, search }: Arrival<PlayerParams>) {
  const { last } = readPlayerView(search)
  if (last === 'recorded') {
    return client.query({
      query: PlayerRecordedChampionsDocument,
      variables: recordedChampionsVariables(params, locale),
      fetchPolicy: 'network-only',
    })
  }
  return client.query({
    query: PlayerChampionsDocument,
    variables: playerChampionsVariables(params, last, locale),
    fetchPolicy: 'network-only',
  })
}

/** The player, their roster changes, and what they do now, which takes up to two lines above all other parts of the page. */
async function loadTop(client: ApolloClient, { params, locale }: Arrival<PlayerParams>): Promise<void> {
  const player = await fetchPlayer(client, params)
  if (player === null) return
  await Promise.all([
    fetchChanges(client, player.id),
    fetchLiveMarks(client, { player: player.id }, locale),
    client.query({ query: PlayerStateDocument, variables: { name: player.name } }),
  ])
}

/** The roster changes need the player's id. */
export async function loadPlayer(client: ApolloClient, params: PlayerParams): Promise<void> {
  const player = await fetchPlayer(client, params)
  if (player !== null) await fetchChanges(client, player.id)
}

async function fetchPlayer(client: ApolloClient, params: PlayerParams) {
  const { data } = await client.query({
    query: PlayerPageDocument,
    variables: playerVariables(params),
    fetchPolicy: 'network-only',
  })
  return data?.proPlayer ?? null
}

const fetchChanges = (client: ApolloClient, id: string) =>
  client.query({
    query: PlayerChangesDocument,
    variables: playerChangesVariables(id),
    fetchPolicy: 'network-only',
  })
