import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import type {
  PlayerChampionsQueryVariables,
  PlayerChangesQueryVariables,
  PlayerPageQueryVariables,
  PlayerRecordedChampionsQueryVariables,
} from '../../gql/graphql.ts'
import { PlayerChampionsDocument } from '../../gql/PlayerChampions.ts'
import { PlayerChangesDocument } from '../../gql/PlayerChanges.ts'
import { PlayerPageDocument } from '../../gql/PlayerPage.ts'
import { PlayerRecordedChampionsDocument } from '../../gql/PlayerRecordedChampions.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { FREE_AGENT, type PlayerParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { readPlayerView } from './player-view.ts'

/** Number of roster changes per page. */
const PAGE_SIZE = 10

export function playerPageVariables({ team, player }: PlayerParams): PlayerPageQueryVariables {
  return { team: team === FREE_AGENT ? null : team, name: player }
}

/** `last` is the number of games. */
export function playerChampionsVariables(
  params: PlayerParams,
  last: number,
  locale: Locale,
): PlayerChampionsQueryVariables {
  return { ...playerPageVariables(params), last, locale: toContractLocale(locale) }
}

export function recordedChampionsVariables(
  params: PlayerParams,
  locale: Locale,
): PlayerRecordedChampionsQueryVariables {
  return { ...playerPageVariables(params), locale: toContractLocale(locale) }
}

/** `id` is the player's. */
export function playerChangesVariables(id: string): PlayerChangesQueryVariables {
  return { player: id, first: PAGE_SIZE }
}

/** Preloads on each arrival: rosters, ranks and games change. Nothing waits for the champions, which can take long. */
export const loadPlayerPage = (client: ApolloClient, arrival: Arrival<PlayerParams>): Promise<unknown> =>
  Promise.all([loadPlayer(client, arrival.params), loadChampions(client, arrival)])

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

/** The roster changes need the player's id. */
export async function loadPlayer(client: ApolloClient, params: PlayerParams): Promise<void> {
  const { data } = await client.query({
    query: PlayerPageDocument,
    variables: playerPageVariables(params),
    fetchPolicy: 'network-only',
  })
  const player = data?.proPlayer
  if (!player) return
  await client.query({
    query: PlayerChangesDocument,
    variables: playerChangesVariables(player.id),
    fetchPolicy: 'network-only',
  })
}
