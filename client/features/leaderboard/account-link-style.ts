import { tokens, type GriffelStyle } from '@fluentui/react-components'

/** The name of an account on a ladder, in one line. */
export const accountLink: GriffelStyle = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '24px',
  color: tokens.colorNeutralForeground1,
  fontWeight: tokens.fontWeightSemibold,
  textDecorationLine: 'none',
  ':hover': { textDecorationLine: 'underline' },
}
