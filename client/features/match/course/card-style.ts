import type { GriffelStyle } from '@fluentui/react-components'
import { ownTokens, PHONE } from '../../../theme/tokens.ts'

export const cardStyle = { padding: '16px', [PHONE]: { padding: '12px' } } as const satisfies GriffelStyle

export const cardHeadStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: '12px',
} as const satisfies GriffelStyle

export const cardTitleStyle = {
  margin: 0,
  fontFamily: ownTokens.displayFont,
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 600,
} as const satisfies GriffelStyle
