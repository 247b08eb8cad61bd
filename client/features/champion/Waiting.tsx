import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface WaitingProps {
  /** True while newer content is fetched. */
  readonly busy: boolean
  readonly children: ReactNode
}

const useStyles = makeStyles({ busy: { opacity: 0.6 } })

/** Stays visible, dimmed, until newer content arrives. */
export function Waiting({ busy, children }: WaitingProps) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(busy && styles.busy)} aria-busy={busy || undefined}>
      {children}
    </div>
  )
}
