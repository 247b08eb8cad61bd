import type { Lane, ProRole } from '../gql/graphql.ts'
import { RoleGlyph } from './RoleGlyph.tsx'

/** Where on the map a lane is, is drawn as the role of those who play there. */
const DRAWN = { TOP: 'TOP', JUNGLE: 'JNG', MIDDLE: 'MID', BOTTOM: 'ADC', UTILITY: 'SUP' } as const satisfies Record<
  Lane,
  ProRole
>

interface LaneGlyphProps {
  readonly lane: Lane
  /** Width and height in pixels. */
  readonly size?: number
}

/** A line drawing of a lane in the colour of the text around it. It says nothing by itself: the words beside it do. */
export function LaneGlyph({ lane, size = 16 }: LaneGlyphProps) {
  return <RoleGlyph role={DRAWN[lane]} size={size} />
}
