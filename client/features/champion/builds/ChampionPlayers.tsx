import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../../gql/gql.ts'
import type { ChampionPlayers_championFragment } from '../../../gql/graphql.ts'
import { PlayerTable } from './PlayerTable.tsx'

graphql(/* GraphQL */ `
  fragment ChampionPlayers_champion on Champion {
    id
    key
    slug
    oneTricks(first: 10) {
      ...PlayerTableRow_player
    }
    players(first: 10) {
      ...PlayerTableRow_player
    }
  }
`)

const useStyles = makeStyles({
  root: { containerType: 'inline-size', containerName: 'champion-players' },
  tables: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '24px 16px',
    '@container champion-players (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** One-tricks, and the accounts with the most games, from all recorded games. */
export function ChampionPlayers({ champion }: { readonly champion: ChampionPlayers_championFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { oneTricks, players } = champion
  return (
    <div className={styles.root}>
      <div className={styles.tables}>
        <PlayerTable
          champion={champion}
          title={t('championPlayers.oneTricks.title')}
          exported="champion-one-tricks"
          note={t('championPlayers.oneTricks.note')}
          none={t('championPlayers.oneTricks.none')}
          players={oneTricks}
        />
        <PlayerTable
          champion={champion}
          title={t('championPlayers.most.title')}
          exported="champion-players"
          note={t('championPlayers.most.note')}
          none={t('championPlayers.most.none')}
          players={players}
        />
      </div>
    </div>
  )
}
