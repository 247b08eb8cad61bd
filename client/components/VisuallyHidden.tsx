import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { HEARD_ONLY } from '../theme/heard-only.ts'

const useStyles = makeStyles({ root: HEARD_ONLY })

/** Text for screen readers only, as the alternative of a picture or a figure. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  const styles = useStyles()
  return <span className={styles.root}>{children}</span>
}
