import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface LobbyCellProps {
  readonly place: 'rank' | 'mains' | 'lanes' | 'form'
  readonly label: string
  readonly children: ReactNode
}

const useStyles = makeStyles({
  cell: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px', minWidth: 0 },
  rank: { gridArea: 'rank' },
  mains: { gridArea: 'mains' },
  lanes: { gridArea: 'lanes' },
  form: { gridArea: 'form' },
  label: {
    margin: 0,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
})

/** One kind of facts about a player, below its name. */
export function LobbyCell({ place, label, children }: LobbyCellProps) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.cell, styles[place])}>
      <h3 className={styles.label}>{label}</h3>
      {children}
    </div>
  )
}
