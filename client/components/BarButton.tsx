import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

export const useBarSquare = makeStyles({
  square: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '36px',
    height: '36px',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: tokens.durationFast,
    '&[aria-current="page"]': { color: tokens.colorBrandForeground1 },
    ':hover': { backgroundColor: tokens.colorNeutralBackground2, border: `1px solid ${tokens.colorBrandStroke1}` },
  },
})

interface BarButtonProps {
  /** Tooltip and accessible name. */
  readonly label: string
  /** Language of the label when it differs from the page's. */
  readonly lang?: string
  /** True while the controlled element is open; omitted for buttons that open nothing. */
  readonly expanded?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

export function BarButton({ label, lang, expanded, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      className={useBarSquare().square}
      aria-label={label}
      title={label}
      lang={lang}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
