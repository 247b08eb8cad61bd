import { tokens, type GriffelStyle } from '@fluentui/react-components'
import { lane } from '../theme/lane.ts'

/** Style of a section's title on pages about the pro scene. */
export const sectionTitleStyle = {
  margin: '0 0 10px',
  fontFamily: lane.displayFont,
  fontSize: tokens.fontSizeBase600,
  lineHeight: tokens.lineHeightBase600,
  fontWeight: 600,
} as const satisfies GriffelStyle
