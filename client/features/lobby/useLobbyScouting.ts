import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo } from 'react'
import type {
  LobbyForm_scoutingFragment,
  LobbyPlayerCard_accountFragment,
  SeatRanks_scoutingFragment,
} from '../../gql/graphql.ts'
import { LobbyFormDocument } from '../../gql/LobbyForm.ts'
import { LobbyRanksDocument } from '../../gql/LobbyRanks.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { useScoutedPlayers } from '../../live-game/useScoutedPlayers.ts'
import type { LobbyFacts } from './lobby-facts.ts'

type Ranks = SeatRanks_scoutingFragment['ranks']

/**
 * Returns what is known about each account, by its id: at first what the server has stored, and then Riot's answers as they arrive.
 */
export function useLobbyScouting(
  accounts: readonly LobbyPlayerCard_accountFragment[],
): ReadonlyMap<string, LobbyFacts> {
  const client = useApolloClient()
  const locale = toContractLocale(useLocale())

  const fetchRanks = useCallback(
    async (id: string): Promise<Ranks> => {
      const { data } = await client.query({ query: LobbyRanksDocument, variables: { id }, fetchPolicy: 'no-cache' })
      return data?.node?.__typename === 'Account' ? data.node.scouting.ranks : null
    },
    [client],
  )
  const fetchForm = useCallback(
    async (id: string): Promise<LobbyForm_scoutingFragment | null> => {
      const variables = { id, locale }
      const { data } = await client.query({ query: LobbyFormDocument, variables, fetchPolicy: 'no-cache' })
      return data?.node?.__typename === 'Account' ? data.node.scouting : null
    },
    [client, locale],
  )
  const answers = useScoutedPlayers({
    players: accounts.map(({ id }) => id),
    ranksOf: accounts.flatMap(({ id, scouting }) => (scouting.ranks?.freshness.stale === false ? [] : [id])),
    asking: true,
    fetchRanks,
    fetchForm,
    isWhole,
  })

  return useMemo(
    () =>
      new Map(
        accounts.map(({ id, scouting }) => {
          const { ranks, form } = answers.get(id) ?? {}
          return [
            id,
            {
              ranks: {
                value: ranks ?? scouting.ranks,
                asked: ranks !== undefined || scouting.ranks?.freshness.stale === false,
              },
              form: {
                value: { ...scouting, mains: form?.mains ?? scouting.mains, form: form?.form ?? scouting.form },
                asked: form !== undefined,
              },
            },
          ]
        }),
      ),
    [accounts, answers],
  )
}

const isWhole = ({ mains, form }: LobbyForm_scoutingFragment) => mains !== null && form !== null
