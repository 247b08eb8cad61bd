import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo } from 'react'
import { graphql } from '../gql/gql.ts'
import type {
  LiveGameBoard_gameFragment,
  SeatForm_scoutingFragment,
  SeatRanks_scoutingFragment,
} from '../gql/graphql.ts'
import { SeatFormDocument } from '../gql/SeatForm.ts'
import { SeatRanksDocument } from '../gql/SeatRanks.ts'
import type { Answers } from './scouted-answers.ts'
import type { SeatFacts } from './seat-facts.ts'
import { useScoutedPlayers } from './useScoutedPlayers.ts'

type Seats = LiveGameBoard_gameFragment['participants']

graphql(/* GraphQL */ `
  query SeatRanks($matchId: ID!, $puuid: String!) {
    activeGame(matchId: $matchId) {
      ... on ActiveGame {
        id
        participants(puuids: [$puuid]) {
          puuid
          scouting(from: RIOT) {
            ...SeatRanks_scouting
          }
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query SeatForm($matchId: ID!, $puuid: String!) {
    activeGame(matchId: $matchId) {
      ... on ActiveGame {
        id
        participants(puuids: [$puuid]) {
          puuid
          scouting(from: RIOT) {
            ...SeatForm_scouting
          }
        }
      }
    }
  }
`)

const UNKNOWN_FORM: SeatForm_scoutingFragment = {
  __typename: 'PlayerScouting',
  championMastery: null,
  championRecord: null,
  offRole: null,
  form: null,
}

/**
 * Returns what is known about each seat with a visible name, by PUUID: at first what the server has stored, and then Riot's answers as
 * they arrive. A game that has ended is not asked about.
 */
export function useScouting({
  matchId,
  seats,
  running,
}: {
  readonly matchId: string
  readonly seats: Seats
  readonly running: boolean
}): ReadonlyMap<string, SeatFacts> {
  const client = useApolloClient()
  const puuids = seats.flatMap(({ puuid, scouting }) => (puuid === null || scouting === null ? [] : [puuid]))
  const staleRanks = seats.flatMap(({ puuid, scouting }) =>
    puuid === null || scouting === null || scouting.ranks?.freshness.stale === false ? [] : [puuid],
  )
  const fetchRanks = useCallback(
    async (puuid: string) => (await askSeat(client, SeatRanksDocument, { matchId, puuid }))?.ranks ?? null,
    [client, matchId],
  )
  const fetchForm = useCallback(
    (puuid: string) => askSeat(client, SeatFormDocument, { matchId, puuid }),
    [client, matchId],
  )
  const answers = useScoutedPlayers({
    players: puuids,
    ranksOf: staleRanks,
    asking: running,
    fetchRanks,
    fetchForm,
    isWhole: isWholeForm,
  })

  return useMemo(() => {
    const facts = seats.flatMap(({ puuid, scouting }) =>
      puuid === null || scouting === null
        ? []
        : [[puuid, toFacts(scouting, answers.get(puuid) ?? {}, running)] as const],
    )
    return new Map(facts)
  }, [seats, answers, running])
}

const isWholeForm = ({ championMastery, form }: SeatForm_scoutingFragment) => championMastery !== null && form !== null

function toFacts(
  stored: NonNullable<Seats[number]['scouting']>,
  { ranks, form }: Answers<SeatRanks_scoutingFragment['ranks'], SeatForm_scoutingFragment>,
  running: boolean,
): SeatFacts {
  const known = stored.ranks ?? null
  return {
    ranks: {
      value: ranks ?? known,
      asked: ranks !== undefined || known?.freshness.stale === false || !running,
    },
    form: {
      value: {
        ...(form ?? UNKNOWN_FORM),
        championMastery: form?.championMastery ?? stored.championMastery,
        championRecord: form?.championRecord ?? stored.championRecord,
        offRole: form?.offRole ?? stored.offRole,
        form: form?.form ?? stored.form,
      },
      asked: form !== undefined || !running,
    },
  }
}

interface SeatQuery<Scouting> {
  readonly activeGame:
    | { readonly __typename: 'ActiveGame'; readonly participants: readonly { readonly scouting: Scouting | null }[] }
    | { readonly __typename: 'EndedGame' | 'ActiveGameNotFound' | 'InvalidMatchId' }
}

/** Null once the game is over. Rejects when the server does not answer. */
async function askSeat<Scouting>(
  client: ApolloClient,
  query: Parameters<typeof client.query<SeatQuery<Scouting>, SeatVariables>>[0]['query'],
  variables: SeatVariables,
): Promise<Scouting | null> {
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' })
  const game = data?.activeGame
  return game?.__typename === 'ActiveGame' ? (game.participants[0]?.scouting ?? null) : null
}

interface SeatVariables {
  readonly matchId: string
  readonly puuid: string
}
