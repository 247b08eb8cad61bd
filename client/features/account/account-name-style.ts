import { tokens, type GriffelStyle } from '@fluentui/react-components'
import { lane, PHONE } from '../../theme/lane.ts'

/** How the name of the account stands at the head of its page, whether there is such an account or not. */
export const accountNameStyle = {
  fontFamily: lane.displayFont,
  fontSize: tokens.fontSizeHero900,
  lineHeight: tokens.lineHeightHero900,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  [PHONE]: { fontSize: '36px', lineHeight: '40px' },
} as const satisfies GriffelStyle

export const tagLineStyle = {
  color: tokens.colorNeutralForeground3,
  whiteSpace: 'nowrap',
} as const satisfies GriffelStyle
