import { tokens } from '@fluentui/react-components'

/** A check box in a {@link checkBoxLabelStyle label}. */
export const checkBoxStyle = {
  flexShrink: 0,
  width: '18px',
  height: '18px',
  margin: 0,
  accentColor: tokens.colorBrandBackground,
  cursor: 'inherit',
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
} as const

export const checkBoxLabelStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '32px',
  cursor: 'pointer',
} as const
