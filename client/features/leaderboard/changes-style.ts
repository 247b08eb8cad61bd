import { tokens, type GriffelStyle } from '@fluentui/react-components'
import { ownTokens } from '../../theme/tokens.ts'

/** A card in the row of changes. */
export const changeCard: GriffelStyle = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '12px 16px',
  scrollSnapAlign: 'start',
}

export const changeTitle: GriffelStyle = {
  margin: '0 0 6px',
  fontFamily: ownTokens.displayFont,
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 600,
}

export const changeNote: GriffelStyle = {
  margin: 0,
  fontSize: tokens.fontSizeBase200,
  lineHeight: '16px',
  color: tokens.colorNeutralForeground2,
  fontVariantNumeric: 'tabular-nums',
}
