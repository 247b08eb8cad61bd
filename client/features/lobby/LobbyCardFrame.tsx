import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'
import { LOBBY_CARD, MEDIUM, WIDE } from './lobby-layout.ts'

interface LobbyCardFrameProps {
  readonly who: ReactNode
  /** True for a card that stays as it is: on a phone it is no higher than its content. */
  readonly final?: boolean
  /** Rank, champions, lanes and form, or one element that takes their place. */
  readonly children: ReactNode
}

const useStyles = makeStyles({
  card: { containerType: 'inline-size', containerName: LOBBY_CARD },
  // Every state of a card that fills is as high as the others, so that nothing moves while cards fill.
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
    gridTemplateAreas: '"who who" "rank lanes" "mains mains" "form form"',
    gridTemplateRows: 'minmax(56px, auto) minmax(56px, auto) minmax(58px, auto) minmax(38px, auto)',
    alignItems: 'start',
    gap: '10px 16px',
    boxSizing: 'border-box',
    padding: '12px',
    [MEDIUM]: {
      gridTemplateColumns: 'minmax(0, 1fr) 180px 212px',
      gridTemplateAreas: '"who rank form" "mains mains lanes"',
      gridTemplateRows: 'minmax(64px, auto) minmax(58px, auto)',
      padding: '14px 16px',
    },
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 172px 318px 122px 204px',
      gridTemplateAreas: '"who rank mains lanes form"',
      gridTemplateRows: 'minmax(64px, auto)',
      columnGap: '12px',
      padding: '14px 16px',
    },
  },
  final: { gridTemplateAreas: '"who who" "rank rank"', gridTemplateRows: 'auto' },
  who: { gridArea: 'who', minWidth: 0 },
})

export function LobbyCardFrame({ who, final = false, children }: LobbyCardFrameProps) {
  const styles = useStyles()
  return (
    <Card className={styles.card}>
      <div className={mergeClasses(styles.grid, final && styles.final)}>
        <div className={styles.who}>{who}</div>
        {children}
      </div>
    </Card>
  )
}
