import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px' },
  rows: { display: 'grid', gap: '18px', padding: '16px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px',
  },
})

export function ChampionsSkeleton() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <output className={styles.root} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton width={320} height={24} />
      <Skeleton width={480} height={34} />
      <Card className={styles.rows}>
        {Array.from({ length: 10 }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={40} height={40} radius={10} />
            <Skeleton width={180} height={18} />
            <Skeleton height={18} />
          </div>
        ))}
      </Card>
    </output>
  )
}
