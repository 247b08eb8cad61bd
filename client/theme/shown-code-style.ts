import { tokens, type GriffelStyle } from '@fluentui/react-components'

export const shownCodeStyle = {
  display: 'block',
  margin: 0,
  padding: '10px 12px',
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorNeutralBackground2,
  fontFamily: tokens.fontFamilyMonospace,
  fontSize: tokens.fontSizeBase200,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const satisfies GriffelStyle
