import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

/** Words for those who listen to the page, where a picture or a figure says them to the eye. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  const styles = useStyles()
  return <span className={styles.root}>{children}</span>
}
