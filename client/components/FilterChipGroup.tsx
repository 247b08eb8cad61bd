import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { PHONE } from '../theme/lane.ts'

interface FilterChipGroupProps {
  /** What is filtered by, for those who listen. */
  readonly label: string
  readonly children: ReactNode
}

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    // One line that can be moved sideways; the padding keeps the focus ring inside it.
    [PHONE]: {
      flexWrap: 'nowrap',
      gap: '6px',
      margin: '-4px',
      padding: '4px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
})

/** Chips that belong together, beside one another. */
export function FilterChipGroup({ label, children }: FilterChipGroupProps) {
  const styles = useStyles()
  return (
    <fieldset className={styles.group} aria-label={label}>
      {children}
    </fieldset>
  )
}
