import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TileSkeleton } from '../../components/TileSkeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { PHONE } from '../../theme/tokens.ts'
import type { ChampionsView } from './champions-view.ts'

const TILES = 30

const ROWS = 12

const useStyles = makeStyles({
  facts: { marginBottom: '12px' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(206px, 1fr))',
    gap: '10px',
    [PHONE]: { gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))', gap: '8px' },
  },
  tile: { height: '68px' },
  head: { height: '41px', [PHONE]: { display: 'none' } },
  row: {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '20px',
    height: '57px',
    boxSizing: 'border-box',
    padding: '0 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: { gap: '12px', height: '168px', padding: '0 12px' },
  },
})

export function ChampionsSkeleton({ view }: Pick<ChampionsView, 'view'>) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      <div className={styles.facts}>
        <Skeleton width={280} height={18} />
      </div>
      {view !== 'table' ? (
        <div className={styles.grid}>
          {Array.from({ length: TILES }, (_, tile) => (
            <TileSkeleton key={tile} className={styles.tile} mark={48} />
          ))}
        </div>
      ) : (
        <Card>
          <div className={styles.head} />
          {Array.from({ length: ROWS }, (_, row) => (
            <div key={row} className={styles.row}>
              <Skeleton width={36} height={36} radius={9} />
              <Skeleton width="60%" height={16} />
              <Skeleton height={26} radius={6} />
              <Skeleton height={26} radius={6} />
            </div>
          ))}
        </Card>
      )}
    </div>
  )
}
