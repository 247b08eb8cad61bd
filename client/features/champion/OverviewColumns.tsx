import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface OverviewColumnsProps {
  /** Cards of the narrow column, which is first. */
  readonly side: ReactNode
  readonly children: ReactNode
}

/** Windows too narrow for both columns. */
const ONE_COLUMN = '@media (max-width: 1039.98px)'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '320px minmax(0, 1fr)',
    alignItems: 'start',
    gap: '24px 16px',
    [ONE_COLUMN]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '24px 16px',
    // Side by side while there is room for two.
    [ONE_COLUMN]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' },
  },
  main: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
})

/** A narrow column of figures beside their details, or above them where there is no room. */
export function OverviewColumns({ side, children }: OverviewColumnsProps) {
  const styles = useStyles()
  return (
    <div className={styles.columns}>
      <div className={styles.side}>{side}</div>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
