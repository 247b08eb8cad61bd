import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import type {
  LiveGameBoard_gameFragment,
  SeatForm_scoutingFragment,
  SeatRanks_scoutingFragment,
} from '../gql/graphql.ts'
import { SeatFormDocument } from '../gql/SeatForm.ts'
import { SeatRanksDocument } from '../gql/SeatRanks.ts'
import { pollWhenVisible } from '../live/poll-when-visible.ts'
import { scoutSeats } from './scout-seats.ts'
import type { SeatFacts } from './seat-facts.ts'

type Seats = LiveGameBoard_gameFragment['participants']

interface Answers {
  readonly ranks?: SeatRanks_scoutingFragment['ranks']
  readonly form?: SeatForm_scoutingFragment | null
}

const NOTHING: Answers = {}

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
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answers>>(() => new Map())
  const puuids = seats.flatMap(({ puuid, scouting }) => (puuid === null || scouting === null ? [] : [puuid]))
  const staleRanks = seats.flatMap(({ puuid, scouting }) =>
    puuid === null || scouting === null || scouting.ranks?.freshness.stale === false ? [] : [puuid],
  )
  // While a game loads, further seats appear. Later answers about the same seats ask for nothing new.
  const asked = puuids.join()
  const [ranksOf] = useKept(asked, staleRanks)

  useEffect(() => {
    if (!running || asked === '') return
    const add = (puuid: string, answer: Answers) =>
      setAnswers((before) => new Map(before).set(puuid, { ...before.get(puuid), ...answer }))
    return scoutSeats({
      ranksOf,
      formOf: asked.split(','),
      async fetchRanks(puuid) {
        const ranks = (await askSeat(client, SeatRanksDocument, { matchId, puuid }))?.ranks ?? null
        add(puuid, { ranks })
        return ranks !== null
      },
      async fetchForm(puuid) {
        const form = await askSeat(client, SeatFormDocument, { matchId, puuid })
        add(puuid, { form })
        return form !== null && form.championMastery !== null && form.form !== null
      },
      later: (milliseconds, act) => pollWhenVisible(document, Date.now() + milliseconds, act),
    })
  }, [client, matchId, asked, ranksOf, running])

  return useMemo(() => {
    const facts = seats.flatMap(({ puuid, scouting }) =>
      puuid === null || scouting === null
        ? []
        : [[puuid, toFacts(scouting, answers.get(puuid) ?? NOTHING, running)] as const],
    )
    return new Map(facts)
  }, [seats, answers, running])
}

/** Returns the value that was given with this key first. */
function useKept<Value>(key: string, value: Value): readonly [Value] {
  const [kept, keep] = useState({ key, value })
  if (kept.key === key) return [kept.value]
  keep({ key, value })
  return [value]
}

function toFacts(
  stored: NonNullable<Seats[number]['scouting']>,
  { ranks, form }: Answers,
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

/** Null when the server does not answer, and once the game is over. */
async function askSeat<Scouting>(
  client: ApolloClient,
  query: Parameters<typeof client.query<SeatQuery<Scouting>, SeatVariables>>[0]['query'],
  variables: SeatVariables,
): Promise<Scouting | null> {
  try {
    const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' })
    const game = data?.activeGame
    return game?.__typename === 'ActiveGame' ? (game.participants[0]?.scouting ?? null) : null
  } catch {
    return null
  }
}

interface SeatVariables {
  readonly matchId: string
  readonly puuid: string
}
