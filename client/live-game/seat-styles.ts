import { tokens, type GriffelStyle } from '@fluentui/react-components'
import { NARROWEST } from './live-game-layout.ts'

const ONE_LINE = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Enlarged four-fold, one line has no room for the words.
  [NARROWEST]: { whiteSpace: 'normal' },
} as const

/** The first line of a figure of a seat. */
export const FIGURE_VALUE = {
  ...ONE_LINE,
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: tokens.fontWeightSemibold,
  fontVariantNumeric: 'tabular-nums',
} as const satisfies GriffelStyle

/** The line below it. */
export const FIGURE_NOTE = {
  ...ONE_LINE,
  fontSize: tokens.fontSizeBase200,
  lineHeight: '16px',
  color: tokens.colorNeutralForeground2,
  fontVariantNumeric: 'tabular-nums',
} as const satisfies GriffelStyle
