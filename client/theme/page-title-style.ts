import { tokens, type GriffelStyle } from '@fluentui/react-components'
import { lane, PHONE } from './lane.ts'

/** Style of a page's title. */
export const pageTitleStyle = {
  fontFamily: lane.displayFont,
  fontSize: tokens.fontSizeHero900,
  lineHeight: tokens.lineHeightHero900,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  [PHONE]: { fontSize: '36px', lineHeight: '40px' },
} as const satisfies GriffelStyle
