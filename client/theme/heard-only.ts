import type { GriffelStyle } from '@fluentui/react-components'

/** Read out, but not seen. What holds it needs a position of its own. */
export const HEARD_ONLY = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies GriffelStyle
