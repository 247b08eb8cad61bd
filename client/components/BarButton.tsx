import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** How a square of the top bar looks, whether it does something or leads somewhere. */
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
  /** What it does, shown as a tooltip and read out. */
  readonly label: string
  /** The language of the label where it differs from the page's. */
  readonly lang?: string
  /** Whether what it opens is open; left out for a button that opens nothing. */
  readonly expanded?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A square button with a drawing, as the top bar has them. */
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
