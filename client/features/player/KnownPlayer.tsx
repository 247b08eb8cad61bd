import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'
import type { KnownPlayer_playerFragment } from '../../gql/graphql.ts'
import { usePlayerChangesQuery } from '../../gql/PlayerChanges.ts'
import { addProPlayerPath, type PlayerParams } from '../../paths.ts'
import { LiveRoster } from '../../pro-scene/LiveRoster.tsx'
import { RosterCredit } from '../../pro-scene/RosterCredit.tsx'
import { SceneColumns } from '../../pro-scene/SceneColumns.tsx'
import { ClaimedPage } from '../../rights/ClaimedPage.tsx'
import { CorrectOrRemove } from '../../rights/CorrectOrRemove.tsx'
import { loadPlayer } from './load-player-page.ts'
import { playerChangesVariables } from './load-player-page.ts'
import { PlayerAccounts } from './PlayerAccounts.tsx'
import { PlayerBand } from './PlayerBand.tsx'
import { PlayerChampions } from './PlayerChampions.tsx'
import { PlayerChanges } from './PlayerChanges.tsx'
import { PlayerMatches } from './PlayerMatches.tsx'
import { PlayerTeams } from './PlayerTeams.tsx'

graphql(/* GraphQL */ `
  fragment KnownPlayer_player on ProPlayer {
    id
    name
    claimedAt
    provenance {
      ...RosterCredit_provenance
    }
    ...PlayerBand_player
    ...PlayerAccounts_player
    ...PlayerTeams_player
  }
`)

graphql(/* GraphQL */ `
  query PlayerChanges($player: ID!, $first: Int!, $after: String) {
    rosterChanges(filter: { proPlayer: { id: $player } }, first: $first, after: $after) {
      ...RosterChangeList_changes
    }
  }
`)

interface KnownPlayerProps {
  readonly player: KnownPlayer_playerFragment
  /** The address at which the player was found. */
  readonly asked: PlayerParams
}

const useStyles = makeStyles({
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  correction: { margin: '-14px 0 0', color: tokens.colorNeutralForeground2 },
  correctionLink: { color: tokens.colorBrandForeground1 },
})

export function KnownPlayer({ player, asked }: KnownPlayerProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, loading, refetch, fetchMore } = usePlayerChangesQuery({
    variables: playerChangesVariables(player.id),
    notifyOnNetworkStatusChange: true,
  })
  const changes = data?.rosterChanges
  return (
    <LiveRoster
      filter={{ proPlayer: { id: player.id } }}
      shown={changes?.edges.map(({ node }) => node.id)}
      refresh={(client) => loadPlayer(client, asked)}
    >
      <PlayerBand player={player} />
      <SceneColumns
        side={
          <div className={styles.column}>
            <PlayerTeams player={player} />
            <PlayerChanges
              player={player.name}
              changes={changes}
              loading={loading}
              onRetry={() => void refetch()}
              onLoad={(after) => fetchMore({ variables: { after } })}
            />
            <p className={styles.correction}>
              {t('addProPlayer.wrong')}{' '}
              <Link to={addProPlayerPath({ tab: 'transfer', player: player.name })} className={styles.correctionLink}>
                {t('addProPlayer.correct')}
              </Link>
            </p>
            <RosterCredit provenance={player.provenance} />
            <ClaimedPage claimedAt={player.claimedAt} />
            <CorrectOrRemove id={player.id} name={player.name} />
          </div>
        }
      >
        <div className={styles.column}>
          <PlayerAccounts player={player} />
          <PlayerChampions asked={asked} />
          <PlayerMatches asked={asked} />
        </div>
      </SceneColumns>
    </LiveRoster>
  )
}
