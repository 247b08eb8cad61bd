import { tokens, type GriffelStyle } from '@fluentui/react-components'

/**
 * The `data-label` of a figure above it, where the heads of the columns are out of sight. Those who listen to the page
 * have the heads, so the second form, where it is understood, keeps the label from being read out as well.
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
