import { NetworkStatus } from '@apollo/client'
import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ForwardLink } from '../../components/ForwardLink.tsx'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { graphql } from '../../gql/gql.ts'
import { useProPlayersPageQuery } from '../../gql/ProPlayersPage.ts'
import { addProPlayerPath } from '../../paths.ts'
import { LiveRoster } from '../../pro-scene/LiveRoster.tsx'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { RosterCredit } from '../../pro-scene/RosterCredit.tsx'
import { KnownScene } from './KnownScene.tsx'
import { fetchLeagues } from './load-pro-players-page.ts'
import { NoRosters } from './NoRosters.tsx'
import { lecFirst, onlyKnown } from './pro-players-view.ts'
import { ProPlayersSkeleton } from './ProPlayersSkeleton.tsx'
import { refreshPlayerList } from './refresh-player-list.ts'
import { useProPlayersView } from './useProPlayersView.ts'

graphql(/* GraphQL */ `
  query ProPlayersPage {
    status {
      dataSource
    }
    leagues {
      id
      code
      teams {
        id
        code
        roster {
          id
        }
      }
      ...LeagueChoice_league
      ...LeagueTeams_league
    }
    rosterProvenance {
      ...RosterCredit_provenance
    }
    rosterChanges(first: 5) {
      edges {
        cursor
        node {
          id
        }
      }
    }
  }
`)

/** The teams and players of every league. */
export function ProPlayersPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageBand
        title={t('proPlayers.title')}
        action={<ForwardLink to={addProPlayerPath()}>{t('addProPlayer.link')}</ForwardLink>}
      >
        {t('proPlayers.subtitle')}
      </PageBand>
      <KeptFocus>
        <SceneContent />
      </KeptFocus>
    </>
  )
}

const useStyles = makeStyles({ credit: { marginTop: '20px' } })

function SceneContent() {
  const styles = useStyles()
  const [view] = useProPlayersView()
  const { data, loading, networkStatus, refetch } = useProPlayersPageQuery({ notifyOnNetworkStatusChange: true })
  const busy = networkStatus === NetworkStatus.refetch

  if (data === undefined && loading && !busy) return <ProPlayersSkeleton />
  if (data === undefined) return <NoAnswer busy={busy} onRetry={() => void refetch()} />
  return (
    <LiveRoster
      filter={{}}
      shown={data.rosterChanges.edges.map(({ node }) => node.id)}
      refresh={(client) =>
        Promise.all([
          fetchLeagues(client),
          // A cached list does not include new players.
          refreshPlayerList(client, onlyKnown(view, data.leagues)),
        ])
      }
    >
      {data.leagues.some(({ teams }) => teams.some(({ roster }) => roster.length > 0)) ? null : (
        <NoRosters dataSource={data.status.dataSource} />
      )}
      {data.leagues.length === 0 ? null : <KnownScene leagues={lecFirst(data.leagues)} />}
      <div className={styles.credit}>
        <RosterCredit provenance={data.rosterProvenance} />
      </div>
    </LiveRoster>
  )
}
