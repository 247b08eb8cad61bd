import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
})

/** Rows that wait for decisions. */
export function QueueList({ children }: { readonly children: ReactNode }) {
  const styles = useStyles()
  return (
    <Card>
      <ul className={styles.list}>{children}</ul>
    </Card>
  )
}
