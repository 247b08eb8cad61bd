import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ownTokens } from '../theme/tokens.ts'

interface BarNumberProps {
  /** Length of the bar, as a share of the longest one, 0 to 1. */
  readonly share: number
  readonly children: ReactNode
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'block',
    minWidth: 0,
    padding: '0 8px',
    overflow: 'hidden',
    borderRadius: '6px',
    lineHeight: '26px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
  },
  bar: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderBottom: `2px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: ownTokens.brandTint,
  },
  words: { position: 'relative' },
})

export function BarNumber({ share, children }: BarNumberProps) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <span aria-hidden="true" className={styles.bar} style={{ width: `${Math.max(0, Math.min(share, 1)) * 100}%` }} />
      <span className={styles.words}>{children}</span>
    </span>
  )
}
