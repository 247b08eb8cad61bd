import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { ownTokens } from '../theme/tokens.ts'

interface SeatMarkProps {
  /** `warning` for what may go wrong for the player; `brand` for a distinction. */
  readonly tone?: 'plain' | 'brand' | 'warning'
  /** Meaning of the words, for the tooltip and screen readers. */
  readonly meaning: string
  readonly children: ReactNode
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    height: '20px',
    boxSizing: 'border-box',
    padding: '0 7px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
  },
  plain: {},
  brand: { border: '1px solid transparent', backgroundColor: ownTokens.brandTint, color: tokens.colorBrandForeground1 },
  warning: { border: `1px solid ${ownTokens.gold}`, color: ownTokens.gold },
})

/** A remark about a seat, in a word or two. */
export function SeatMark({ tone = 'plain', meaning, children }: SeatMarkProps) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.root, styles[tone])} title={meaning}>
      {children}
      <VisuallyHidden> ({meaning})</VisuallyHidden>
    </span>
  )
}
