import { tokens, type GriffelStyle } from '@fluentui/react-components'
import { ownTokens, PHONE } from './tokens.ts'

export const pageTitleStyle = {
  fontFamily: ownTokens.displayFont,
  fontSize: tokens.fontSizeHero900,
  lineHeight: tokens.lineHeightHero900,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  [PHONE]: { fontSize: '36px', lineHeight: '40px' },
} as const satisfies GriffelStyle
