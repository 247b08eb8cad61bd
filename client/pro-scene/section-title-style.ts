import { tokens, type GriffelStyle } from '@fluentui/react-components'
import { ownTokens } from '../theme/tokens.ts'

export const sectionTitleStyle = {
  margin: '0 0 10px',
  fontFamily: ownTokens.displayFont,
  fontSize: tokens.fontSizeBase600,
  lineHeight: tokens.lineHeightBase600,
  fontWeight: 600,
} as const satisfies GriffelStyle

/** A title with filters beside it, or below it where there is no room. */
export const sectionHeadStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: '10px',
} as const satisfies GriffelStyle
