import { tokens, type GriffelStyle } from '@fluentui/react-components'

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

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
