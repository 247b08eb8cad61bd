import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

const useStyles = makeStyles({
  card: { display: 'grid', gap: '24px', padding: '16px' },
  side: { display: 'grid', gap: '8px' },
  facts: { display: 'grid', gap: '10px', padding: '2px 0 4px' },
})

export function MatchPageSkeleton({ title }: { readonly title: string }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageBand chips={<Skeleton width={110} height={24} radius={12} />} title={title}>
        <div className={styles.facts}>
          <Skeleton width={150} height={24} />
          <Skeleton width={280} height={16} />
        </div>
      </PageBand>
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      <Card className={styles.card}>
        {['first', 'second'].map((side) => (
          <div key={side} className={styles.side}>
            <Skeleton width={140} height={24} />
            {Array.from({ length: 5 }, (_, row) => (
              <Skeleton key={row} height={44} />
            ))}
          </div>
        ))}
      </Card>
    </div>
  )
}
