import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ownTokens } from '../theme/tokens.ts'

interface ChipProps {
  /** `brand` for a distinction; `plain` for a fact. */
  readonly tone?: 'plain' | 'brand' | 'warning'
  readonly title?: string
  readonly children: ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '24px',
    boxSizing: 'border-box',
    padding: '0 9px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
  },
  brand: {
    border: '1px solid transparent',
    backgroundColor: ownTokens.brandTint,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  warning: { border: `1px solid ${ownTokens.gold}`, color: ownTokens.gold },
})

export function Chip({ tone = 'plain', title, children }: ChipProps) {
  const styles = useStyles()
  return (
    <span
      className={mergeClasses(styles.root, tone === 'brand' && styles.brand, tone === 'warning' && styles.warning)}
      title={title}
    >
      {children}
    </span>
  )
}
