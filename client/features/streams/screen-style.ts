import type { GriffelStyle } from '@fluentui/react-components'
import { ownTokens } from '../../theme/tokens.ts'

/** The player's aspect ratio, but never lower than Twitch requires. */
export const screenStyle = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '940 / 480',
  minHeight: '300px',
  width: '100%',
  boxSizing: 'border-box',
  borderRadius: '14px',
  backgroundColor: ownTokens.screen,
  color: ownTokens.onScreen,
} as const satisfies GriffelStyle
