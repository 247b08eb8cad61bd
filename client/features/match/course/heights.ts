import type { GriffelStyle } from '@fluentui/react-components'
import { PHONE } from '../../../theme/tokens.ts'

export const OBJECTIVES_HEIGHT = 32

/** Height of the minutes below a chart, in pixels. */
export const MINUTES_HEIGHT = 20

const PLOT = { usual: 240, phone: 184 }

/** Height of the closed list of events, with its margin. */
const EVENTS = 38

const AROUND_PLOT = 2 * OBJECTIVES_HEIGHT + MINUTES_HEIGHT + EVENTS

export const plotHeightStyle = {
  height: `${PLOT.usual}px`,
  [PHONE]: { height: `${PLOT.phone}px` },
} as const satisfies GriffelStyle

export const chartHeightStyle = {
  height: `${PLOT.usual + AROUND_PLOT}px`,
  [PHONE]: { height: `${PLOT.phone + AROUND_PLOT}px` },
} as const satisfies GriffelStyle

export const laneHeadsHeightStyle = { height: '20px' } as const satisfies GriffelStyle

export const laneHeightStyle = { height: '52px', [PHONE]: { height: '84px' } } as const satisfies GriffelStyle
