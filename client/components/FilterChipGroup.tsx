import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { PHONE } from '../theme/tokens.ts'

interface FilterChipGroupProps {
  /** Accessible name. */
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
    // One line that scrolls sideways. The padding keeps the focus ring inside it.
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

export function FilterChipGroup({ label, children }: FilterChipGroupProps) {
  const styles = useStyles()
  return (
    <fieldset className={styles.group} aria-label={label}>
      {children}
    </fieldset>
  )
}
