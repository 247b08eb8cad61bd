import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface OverviewColumnsProps {
  /** First in the document. */
  readonly side: ReactNode
  readonly children: ReactNode
}

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

/** The narrow column is above the details where there is no room beside them. */
export function OverviewColumns({ side, children }: OverviewColumnsProps) {
  const styles = useStyles()
  return (
    <div className={styles.columns}>
      <div className={styles.side}>{side}</div>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
