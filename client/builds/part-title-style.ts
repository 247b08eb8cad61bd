import { tokens, type GriffelStyle } from '@fluentui/react-components'
import { sectionTitleStyle } from '../pro-scene/section-title-style.ts'

export const partTitleStyle = {
  ...sectionTitleStyle,
  fontSize: tokens.fontSizeBase500,
  lineHeight: tokens.lineHeightBase500,
} as const satisfies GriffelStyle

/** Style of the line below the title that states which games reached the part. */
export const coverageStyle = {
  margin: '0 0 8px',
  fontSize: tokens.fontSizeBase200,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  color: tokens.colorNeutralForeground2,
} as const satisfies GriffelStyle
