import { tokens, type GriffelStyle } from '@fluentui/react-components'
import { ownTokens } from '../theme/tokens.ts'

export const sectionTitleStyle = {
  margin: '0 0 10px',
  fontFamily: ownTokens.displayFont,
  fontSize: tokens.fontSizeBase600,
  lineHeight: tokens.lineHeightBase600,
  fontWeight: 600,
} as const satisfies GriffelStyle
