import type { GriffelStyle } from '@fluentui/react-components'

/** The container must be positioned. */
export const SCREEN_READER_ONLY = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies GriffelStyle
