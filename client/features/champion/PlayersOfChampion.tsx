import { NetworkStatus } from '@apollo/client'
import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import { usePlayersOfChampionQuery } from '../../gql/PlayersOfChampion.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { ChampionPlayers } from './builds/ChampionPlayers.tsx'

graphql(/* GraphQL */ `
  query PlayersOfChampion($key: Int!) {
    champion(by: { key: $key }) {
      id
      ...ChampionPlayers_champion
    }
  }
`)

const ROWS = 8

const useStyles = makeStyles({
  card: { display: 'grid', gap: '18px', padding: '16px' },
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: '16px' },
})

/** The players of a champion in all recorded games. */
export function PlayersOfChampion({ championKey }: { readonly championKey: number }) {
  const { data, loading, networkStatus, refetch } = usePlayersOfChampionQuery({
    variables: { key: championKey },
    // New games are counted all the time: cached data is shown and refetched.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const champion = data?.champion
  if (champion) return <ChampionPlayers champion={champion} />
  const busy = networkStatus === NetworkStatus.refetch
  return loading && !busy ? <PlayersSkeleton /> : <NoAnswer busy={busy} onRetry={() => void refetch()} />
}

function PlayersSkeleton() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Card className={styles.card} aria-busy="true">
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton height={28} />
          <Skeleton height={28} />
        </div>
      ))}
    </Card>
  )
}
