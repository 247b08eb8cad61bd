import { tokens, type GriffelStyle } from '@fluentui/react-components'

export const tagLineStyle = {
  color: tokens.colorNeutralForeground3,
  whiteSpace: 'nowrap',
} as const satisfies GriffelStyle
