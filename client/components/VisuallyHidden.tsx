import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { HEARD_ONLY } from '../theme/heard-only.ts'

const useStyles = makeStyles({ root: HEARD_ONLY })

/** Words for those who listen to the page, where a picture or a figure says them to the eye. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  const styles = useStyles()
  return <span className={styles.root}>{children}</span>
}
