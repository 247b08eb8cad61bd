import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TileSkeleton } from '../../components/TileSkeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { PHONE } from '../../theme/tokens.ts'
import { PlayerListSkeleton } from './PlayerListSkeleton.tsx'
import { useProPlayersView } from './useProPlayersView.ts'

const useStyles = makeStyles({
  leagues: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
    gap: '12px',
    [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
  },
  league: { height: '94px', [PHONE]: { height: '76px' } },
  tabs: { display: 'flex', gap: '26px', padding: '26px 0 30px' },
  teams: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
    gap: '12px',
    [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
  },
  team: { height: '92px', [PHONE]: { height: '84px' } },
})

export function ProPlayersSkeleton() {
  const styles = useStyles()
  const { t } = useTranslation()
  const [{ tab }] = useProPlayersView()
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      <div className={styles.leagues}>
        {Array.from({ length: 4 }, (_, league) => (
          <TileSkeleton key={league} className={styles.league} />
        ))}
      </div>
      <div className={styles.tabs}>
        <Skeleton width={52} />
        <Skeleton width={60} />
      </div>
      {tab === 'players' ? (
        <PlayerListSkeleton />
      ) : (
        <div className={styles.teams}>
          {Array.from({ length: 10 }, (_, team) => (
            <TileSkeleton key={team} className={styles.team} mark={52} />
          ))}
        </div>
      )}
    </div>
  )
}
