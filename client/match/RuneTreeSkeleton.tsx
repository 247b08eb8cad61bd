import { makeStyles } from '@fluentui/react-components'
import { Skeleton } from '../components/Skeleton.tsx'

const useStyles = makeStyles({
  rows: { display: 'grid', gap: '6px' },
  row: { display: 'flex', alignItems: 'center', gap: '12px', height: '40px' },
})

export function RuneTreeSkeleton({ rows }: { readonly rows: number }) {
  const styles = useStyles()
  return (
    <div className={styles.rows} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: 3 }, (_, cell) => (
            <Skeleton key={cell} width={26} height={26} radius={13} />
          ))}
        </div>
      ))}
    </div>
  )
}
