import type { Lane, ProRole } from '../gql/graphql.ts'
import { RoleGlyph } from './RoleGlyph.tsx'

/** A lane has the drawing of the role that plays there. */
const DRAWN = { TOP: 'TOP', JUNGLE: 'JNG', MIDDLE: 'MID', BOTTOM: 'ADC', UTILITY: 'SUP' } as const satisfies Record<
  Lane,
  ProRole
>

interface LaneGlyphProps {
  readonly lane: Lane
  /** In pixels. */
  readonly size?: number
}

/** Has no accessible name: adjacent text says the same. */
export function LaneGlyph({ lane, size = 16 }: LaneGlyphProps) {
  return <RoleGlyph role={DRAWN[lane]} size={size} />
}
