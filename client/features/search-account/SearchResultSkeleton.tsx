import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '24px' },
})

/** Placeholder of the result while all regions are searched. */
export function SearchResultSkeleton() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Card>
      <output className={styles.card} aria-busy aria-label={t('searchAccount.looking')}>
        <Skeleton width={220} height={32} />
        <Skeleton height={20} />
        <Skeleton width={180} height={20} />
      </output>
    </Card>
  )
}
