import { NetworkStatus } from '@apollo/client'
import { makeStyles } from '@fluentui/react-components'
import { use } from 'react'
import { KeepFocus } from '../../components/keep-focus.ts'
import { graphql } from '../../gql/gql.ts'
import type { PlayerFilters_leagueFragment } from '../../gql/graphql.ts'
import { useProPlayerListQuery } from '../../gql/ProPlayerList.ts'
import { useLiveMarks } from '../../live/useLiveMarks.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import type { ChangeView } from '../../routing/useView.ts'
import { playerListVariables } from './load-pro-players-page.ts'
import { NoPlayersFound } from './NoPlayersFound.tsx'
import { PlayerFilters } from './PlayerFilters.tsx'
import { PlayerList } from './PlayerList.tsx'
import { PlayerListSkeleton } from './PlayerListSkeleton.tsx'
import { isNarrowed, WHOLE_SCENE, type ProPlayersView } from './pro-players-view.ts'

graphql(/* GraphQL */ `
  query ProPlayerList($filter: ProPlayerFilter, $first: Int!, $after: String) {
    proPlayers(filter: $filter, first: $first, after: $after) {
      totalCount
      ...PlayerList_players
    }
  }
`)

interface PlayersTabProps {
  /** The leagues whose players are listed. */
  readonly leagues: readonly PlayerFilters_leagueFragment[]
  readonly view: ProPlayersView
  readonly onChange: ChangeView<ProPlayersView>
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' },
  late: { opacity: 0.6 },
})

export function PlayersTab({ leagues, view, onChange }: PlayersTabProps) {
  const styles = useStyles()
  const keepFocus = use(KeepFocus)
  const marks = useLiveMarks('all')
  const variables = playerListVariables(view)
  const { data, previousData, loading, networkStatus, refetch, fetchMore } = useProPlayerListQuery({
    variables,
    notifyOnNetworkStatusChange: true,
  })
  // The previous players stay visible while others are fetched.
  const players = (data ?? (loading ? previousData : undefined))?.proPlayers
  const retrying = networkStatus === NetworkStatus.refetch

  function clear() {
    onChange({ ...WHOLE_SCENE, tab: 'players' })
    // The button is removed and must not take the focus with it.
    keepFocus()
  }

  return (
    <div className={styles.root}>
      <PlayerFilters
        leagues={leagues}
        view={view}
        count={players?.totalCount ?? null}
        onChange={onChange}
        onClear={clear}
      />
      {players === undefined ? (
        loading && !retrying ? (
          <PlayerListSkeleton />
        ) : (
          <NoAnswer busy={retrying} onRetry={() => void refetch()} />
        )
      ) : players.edges.length === 0 ? (
        <NoPlayersFound narrowed={isNarrowed(view)} onClear={clear} />
      ) : (
        <div className={data === undefined ? styles.late : undefined} aria-busy={data === undefined}>
          <PlayerList
            // A new key for each filter resets the list.
            key={JSON.stringify(variables.filter)}
            players={players}
            marks={marks}
            onLoad={(after) => fetchMore({ variables: { after } })}
          />
        </div>
      )}
    </div>
  )
}
