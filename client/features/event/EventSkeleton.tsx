import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TileSkeleton } from '../../components/TileSkeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { useEventView } from './useEventView.ts'

const useStyles = makeStyles({
  tabs: { marginBottom: '20px' },
  teams: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: '12px',
  },
  team: { height: '78px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '24px 36px minmax(0, 1fr) 112px',
    alignItems: 'center',
    gap: '10px',
    height: '57px',
    padding: '0 12px',
    '&:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
})

export function EventSkeleton() {
  const styles = useStyles()
  const { t } = useTranslation()
  const [{ tab }] = useEventView()
  return (
    <div aria-busy="true">
      <PageBand
        title={t('worlds.title')}
        chips={<Skeleton width={220} height={24} radius={12} />}
        action={<Skeleton width={130} height={32} />}
      >
        <Skeleton width={360} height={20} />
      </PageBand>
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      <div className={styles.tabs}>
        <Skeleton width={170} height={38} />
      </div>
      {tab === 'teams' ? (
        <div className={styles.teams}>
          {Array.from({ length: 16 }, (_, team) => (
            <TileSkeleton key={team} className={styles.team} mark={48} />
          ))}
        </div>
      ) : (
        <Card>
          {Array.from({ length: 12 }, (_, row) => (
            <div key={row} className={styles.row}>
              <Skeleton height={20} />
              <Skeleton width={36} height={36} radius={18} />
              <Skeleton width={140} />
              <Skeleton height={26} radius={6} />
            </div>
          ))}
        </Card>
      )}
    </div>
  )
}
