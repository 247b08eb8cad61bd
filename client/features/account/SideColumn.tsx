import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface SideColumnProps {
  /** First in the document. */
  readonly side: ReactNode
  readonly children: ReactNode
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '320px minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    '@media (max-width: 1039.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: { display: 'grid', gap: '14px' },
})

/** A narrow column beside the list, or above it where there is no room. */
export function SideColumn({ side, children }: SideColumnProps) {
  const styles = useStyles()
  return (
    <div className={styles.columns}>
      <div className={styles.side}>{side}</div>
      {children}
    </div>
  )
}
