import type { GriffelStyle } from '@fluentui/react-components'
import { lane } from '../theme/lane.ts'

/** How the parts of a page of the pro scene are headed. */
export const sectionTitleStyle = {
  margin: '0 0 10px',
  fontFamily: lane.displayFont,
  fontSize: '24px',
  lineHeight: '30px',
  fontWeight: 600,
} as const satisfies GriffelStyle
