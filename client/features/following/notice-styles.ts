import { tokens } from '@fluentui/react-components'

/** A row of the card of alerts. */
export const noticeRowStyle = {
  padding: '8px 0',
  ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
} as const

/** Small words below a switch. They take no room while they are empty. */
export const noticeWordsStyle = {
  margin: '2px 0 0',
  color: tokens.colorNeutralForeground2,
  fontSize: tokens.fontSizeBase200,
  lineHeight: '18px',
  textWrap: 'pretty',
  ':empty': { margin: 0 },
} as const
