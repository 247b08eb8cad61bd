import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

interface SectionSkeletonProps {
  readonly rows: number
  /** In pixels. */
  readonly rowHeight: number
}

const useStyles = makeStyles({
  title: { height: '32px', margin: '0 0 10px' },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '0 16px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
})

export function SectionSkeleton(props: SectionSkeletonProps) {
  const styles = useStyles()
  return (
    <div aria-busy="true">
      <div className={styles.title}>
        <Skeleton width={150} height={26} />
      </div>
      <RowsSkeleton {...props} />
    </div>
  )
}

export function RowsSkeleton({ rows, rowHeight }: SectionSkeletonProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Card aria-busy="true">
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ height: rowHeight }}>
          <Skeleton width={170} height={20} />
          <Skeleton width={110} />
        </div>
      ))}
    </Card>
  )
}
