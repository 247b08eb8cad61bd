import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

const useStyles = makeStyles({
  waiting: {
    display: 'grid',
    gap: '10px',
    padding: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})

export function MatchScoreboardSkeleton() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <output className={styles.waiting}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={28} />
      ))}
    </output>
  )
}
