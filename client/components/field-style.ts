import { tokens, type GriffelStyle } from '@fluentui/react-components'
import { PHONE } from '../theme/tokens.ts'

export const fieldStyle = {
  width: '100%',
  minWidth: 0,
  height: '40px',
  boxSizing: 'border-box',
  margin: 0,
  padding: '0 12px',
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorNeutralBackground2,
  color: tokens.colorNeutralForeground1,
  fontFamily: 'inherit',
  fontSize: tokens.fontSizeBase300,
  textOverflow: 'ellipsis',
  // iOS zooms into fields with smaller letters.
  [PHONE]: { fontSize: tokens.fontSizeBase400 },
  '::placeholder': { color: tokens.colorNeutralForeground2, opacity: 1 },
  ':focus': {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    outline: `1px solid ${tokens.colorCompoundBrandStroke}`,
  },
  ':disabled': { color: tokens.colorNeutralForeground2, opacity: 1 },
} as const satisfies GriffelStyle
