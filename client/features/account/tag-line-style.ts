import { tokens, type GriffelStyle } from '@fluentui/react-components'

/** Style of a tag line in a page's header. */
export const tagLineStyle = {
  color: tokens.colorNeutralForeground3,
  whiteSpace: 'nowrap',
} as const satisfies GriffelStyle
