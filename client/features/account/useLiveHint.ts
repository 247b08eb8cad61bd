import { useFragment } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import type { LiveHint_accountFragment } from '../../gql/graphql.ts'
import { LiveHint_accountFragmentDoc } from '../../gql/LiveHint_account.ts'
import { LiveSeen_accountFragmentDoc } from '../../gql/LiveSeen_account.ts'

graphql(/* GraphQL */ `
  fragment LiveHint_account on Account {
    id
    puuid
    proPlayer {
      id
      live {
        state
        game {
          id
          pros {
            puuid
          }
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  fragment LiveSeen_account on Account {
    id
    live {
      state
    }
  }
`)

/** Asks nothing of Riot: uses the live tab's data while that tab is `open`, else the games of pros that this server watches. */
export function useLiveHint(account: LiveHint_accountFragment, open: boolean): boolean {
  const seen = useFragment({
    fragment: LiveSeen_accountFragmentDoc,
    fragmentName: 'LiveSeen_account',
    from: { __typename: 'Account', id: account.id },
  })
  const hint = useFragment({
    fragment: LiveHint_accountFragmentDoc,
    fragmentName: 'LiveHint_account',
    from: account,
  })
  if (open && seen.complete) return seen.data.live.state === 'IN_GAME'
  if (!hint.complete) return false
  const { puuid, proPlayer } = hint.data
  return proPlayer?.live.game?.pros.some((seat) => seat.puuid === puuid) === true
}
