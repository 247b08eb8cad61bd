import { tokens, type GriffelStyle } from '@fluentui/react-components'

/** How a tag line stands beside the game name at the head of a page. */
export const tagLineStyle = {
  color: tokens.colorNeutralForeground3,
  whiteSpace: 'nowrap',
} as const satisfies GriffelStyle
