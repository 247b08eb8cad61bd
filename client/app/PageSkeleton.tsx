import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../components/Skeleton.tsx'

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    paddingTop: '40px',
    // Keeps the footer below the fold until the page has its height.
    minHeight: '100vh',
  },
})

export function PageSkeleton() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <output className={styles.page} aria-busy aria-label={t('common.loading')}>
      <span className="waiting" />
      <Skeleton width={320} height={48} />
      <Skeleton width={200} height={20} />
      <Skeleton height={180} radius={14} />
    </output>
  )
}
