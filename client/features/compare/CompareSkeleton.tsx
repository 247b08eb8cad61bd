import { makeStyles } from '@fluentui/react-components'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'

interface CompareSkeletonProps {
  readonly title: string
  /** False when only one player is looked up, for the form. */
  readonly isPair: boolean
}

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px 16px',
    '@media (min-width: 1040px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export function CompareSkeleton({ title, isPair }: CompareSkeletonProps) {
  const styles = useStyles()
  return (
    <div aria-busy="true">
      <PageBand title={title} />
      <div className={styles.parts}>
        <Skeleton height={isPair ? 124 : 168} radius={14} />
        {isPair ? (
          <>
            <Skeleton height={140} radius={14} />
            <div className={styles.columns}>
              <Skeleton height={420} radius={14} />
              <Skeleton height={420} radius={14} />
            </div>
          </>
        ) : null}
      </div>
    </div>
  )
}
