import { makeStyles } from '@fluentui/react-components'
import { Skeleton } from '../components/Skeleton.tsx'
import { TABLET } from '../theme/tokens.ts'

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px',
    marginTop: '12px',
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  },
})

export function DemoAccountsSkeleton() {
  const styles = useStyles()
  return (
    <div aria-busy>
      <Skeleton width={180} height={32} />
      <div className={styles.cards}>
        <Skeleton height={78} radius={14} />
        <Skeleton height={78} radius={14} />
        <Skeleton height={78} radius={14} />
        <Skeleton height={78} radius={14} />
      </div>
    </div>
  )
}
