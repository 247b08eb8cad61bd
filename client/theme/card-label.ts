import { tokens, type GriffelStyle } from '@fluentui/react-components'

/** Shows `data-label` where column heads are hidden. Screen readers have the heads: the second `content` keeps it unspoken. */
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
