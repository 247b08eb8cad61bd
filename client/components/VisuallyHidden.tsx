import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { SCREEN_READER_ONLY } from '../theme/screen-reader-only.ts'

const useStyles = makeStyles({ root: SCREEN_READER_ONLY })

/** Text for screen readers only, as the alternative of a picture or a figure. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  const styles = useStyles()
  return <span className={styles.root}>{children}</span>
}
