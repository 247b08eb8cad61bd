import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface SceneColumnsProps {
  /** The narrower column, which is second. */
  readonly side: ReactNode
  readonly children: ReactNode
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    alignItems: 'start',
    gap: '24px 16px',
    '@media (max-width: 1039.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** The main content of a page about the pro scene and, beside or below it, its roster changes. */
export function SceneColumns({ side, children }: SceneColumnsProps) {
  const styles = useStyles()
  return (
    <div className={styles.columns}>
      {children}
      {side}
    </div>
  )
}
