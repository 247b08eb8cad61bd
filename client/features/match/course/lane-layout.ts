import type { GriffelStyle } from '@fluentui/react-components'
import { PHONE } from '../../../theme/tokens.ts'

export const LANE_FIGURES_WIDTH = 'min(62%, calc(100% - 360px))'

/** Columns of the compared figures, as wide as the card allows. On a phone they fill a line of their own. */
export const laneFiguresStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: '24px',
  width: LANE_FIGURES_WIDTH,
  [PHONE]: { width: '100%', columnGap: '14px' },
} as const satisfies GriffelStyle
