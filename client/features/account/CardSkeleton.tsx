import { makeStyles } from '@fluentui/react-components'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'

interface CardSkeletonProps {
  readonly mark: number
}

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'center', gap: '16px', padding: '16px' },
  lines: { display: 'grid', gap: '10px' },
})

export function CardSkeleton({ mark }: CardSkeletonProps) {
  const styles = useStyles()
  return (
    <Card className={styles.card}>
      <Skeleton width={mark} height={mark} radius={mark / 2} />
      <div className={styles.lines}>
        <Skeleton width={140} height={24} />
        <Skeleton width={100} height={12} />
      </div>
    </Card>
  )
}
