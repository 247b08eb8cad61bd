import type { GriffelStyle } from '@fluentui/react-components'
import { PHONE } from '../../../theme/tokens.ts'

/** Height of a lane of objectives, in pixels. */
export const OBJECTIVES_HEIGHT = 32

/** Height of the minutes below a chart, in pixels. */
export const MINUTES_HEIGHT = 20

const PLOT = { usual: 240, phone: 184 }

/** Height of the closed list of events, with its margin. */
const EVENTS = 38

const AROUND_PLOT = 2 * OBJECTIVES_HEIGHT + MINUTES_HEIGHT + EVENTS

/** Height of the area where the lead is drawn. */
export const plotHeightStyle = {
  height: `${PLOT.usual}px`,
  [PHONE]: { height: `${PLOT.phone}px` },
} as const satisfies GriffelStyle

/** Height of the chart with its objectives and the closed list of events. */
export const chartHeightStyle = {
  height: `${PLOT.usual + AROUND_PLOT}px`,
  [PHONE]: { height: `${PLOT.phone + AROUND_PLOT}px` },
} as const satisfies GriffelStyle

/** Height of the heads of the compared figures. */
export const laneHeadsHeightStyle = { height: '20px' } as const satisfies GriffelStyle

/** Height of a compared lane. */
export const laneHeightStyle = { height: '52px', [PHONE]: { height: '84px' } } as const satisfies GriffelStyle
