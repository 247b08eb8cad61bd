import type { GriffelStyle } from '@fluentui/react-components'
import { lane } from '../../theme/lane.ts'

/** What a stream is shown on: as wide as its place, in the shape of a player, and never lower than Twitch asks for. */
export const screenStyle = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '940 / 480',
  minHeight: '300px',
  width: '100%',
  boxSizing: 'border-box',
  borderRadius: '14px',
  backgroundColor: lane.screen,
  color: lane.onScreen,
} as const satisfies GriffelStyle
