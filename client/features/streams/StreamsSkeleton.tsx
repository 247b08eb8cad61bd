import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    alignItems: 'start',
    gap: '24px 16px',
    '@media (max-width: 959.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  screen: { display: 'grid', aspectRatio: '940 / 480', minHeight: '300px' },
  head: { display: 'flex', alignItems: 'center', gap: '16px', marginTop: '16px' },
  words: { display: 'grid', gap: '8px', width: '260px' },
  filters: { padding: '12px 14px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  row: { display: 'flex', alignItems: 'center', gap: '12px', height: '60px', padding: '0 14px' },
})

export function StreamsSkeleton() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.columns} aria-busy="true">
      <div>
        <output>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        </output>
        <div className={styles.screen}>
          <Skeleton height="100%" radius={14} />
        </div>
        <div className={styles.head}>
          <Skeleton width={48} height={48} radius={12} />
          <div className={styles.words}>
            <Skeleton width={120} height={22} />
            <Skeleton />
          </div>
        </div>
      </div>
      <Card>
        <div className={styles.filters}>
          <Skeleton height={36} radius={10} />
        </div>
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={32} height={32} radius={8} />
            <Skeleton width={140} />
          </div>
        ))}
      </Card>
    </div>
  )
}
