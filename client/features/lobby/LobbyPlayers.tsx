import { makeStyles } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useFollows } from '../../following/useFollows.ts'
import { graphql } from '../../gql/gql.ts'
import type { LobbyPlayerCard_accountFragment, LobbyPlayers_playerFragment } from '../../gql/graphql.ts'
import { findCompanions } from '../../live-game/seat-facts.ts'
import { LobbyPlayerCard } from './LobbyPlayerCard.tsx'
import { MissingPlayerCard } from './MissingPlayerCard.tsx'
import { useLobbyScouting } from './useLobbyScouting.ts'

graphql(/* GraphQL */ `
  fragment LobbyPlayers_player on LobbyPlayer {
    gameName
    tagLine
    account {
      ... on Account {
        ...LobbyPlayerCard_account
      }
      ... on AccountNotFound {
        activeRegion
      }
    }
  }
`)

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})

/** One card for each player, in the order of the text. */
export function LobbyPlayers({ players }: { readonly players: readonly LobbyPlayers_playerFragment[] }) {
  const styles = useStyles()
  const { ids: followed } = useFollows()
  const accounts = useMemo(
    () => players.flatMap(({ account }) => (account.__typename === 'Account' ? [account] : [])),
    [players],
  )
  const facts = useLobbyScouting(accounts)
  const companions = findCompanions(
    accounts.map(({ id }) => ({ puuid: id, teamId: 0, recent: facts.get(id)?.form.value.form?.recentGames ?? [] })),
  )
  const namesOf = (ids: readonly string[]) =>
    accounts.flatMap(({ id, gameName }) => (ids.includes(id) ? [gameName] : []))
  const isFollowed = ({ id, proPlayer }: LobbyPlayerCard_accountFragment) =>
    followed.includes(id) || (proPlayer !== null && followed.includes(proPlayer.id))

  return (
    <ol className={styles.list}>
      {players.map(({ gameName, tagLine, account }) => {
        const known = account.__typename === 'Account' ? facts.get(account.id) : undefined
        return (
          <li key={`${gameName}#${tagLine}`}>
            {account.__typename === 'Account' && known !== undefined ? (
              <LobbyPlayerCard
                account={account}
                facts={known}
                companions={namesOf(companions.get(account.id) ?? [])}
                followed={isFollowed(account)}
              />
            ) : (
              <MissingPlayerCard
                gameName={gameName}
                tagLine={tagLine}
                reason={account.__typename}
                activeRegion={account.__typename === 'AccountNotFound' ? account.activeRegion : null}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
