import { tokens, type GriffelStyle } from '@fluentui/react-components'

/**
 * Shows the `data-label` of a figure above it where the column heads are hidden. Screen readers have the heads, so the second
 * `content`, where it is supported, keeps the label from being read out as well.
 */
export const CARD_LABEL = {
  '::before': {
    content: ['attr(data-label)', 'attr(data-label) / ""'],
    display: 'block',
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'normal',
  },
} as const satisfies GriffelStyle
