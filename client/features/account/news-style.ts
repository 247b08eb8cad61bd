import { tokens, type GriffelStyle } from '@fluentui/react-components'

export const newsTag = {
  padding: '0 8px',
  borderRadius: tokens.borderRadiusCircular,
  backgroundColor: tokens.colorBrandBackground,
  color: tokens.colorNeutralForegroundOnBrand,
  fontSize: '11px',
  lineHeight: '18px',
  fontWeight: tokens.fontWeightBold,
  fontVariantNumeric: 'tabular-nums',
} as const satisfies GriffelStyle
