import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface SceneColumnsProps {
  /** Second in the document. */
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

/** The roster changes are beside or below the main content. */
export function SceneColumns({ side, children }: SceneColumnsProps) {
  const styles = useStyles()
  return (
    <div className={styles.columns}>
      {children}
      {side}
    </div>
  )
}
