import type { Lane, MatchOutcome } from '../../../gql/graphql.ts'
import { shapeOf } from '../../../match/match-shape.ts'
import { hasLanes, type LaneFacts } from '../../../match/queue-play.ts'
import { colourOf, type Member } from '../../../match/sides.ts'

interface ShapedMatch extends LaneFacts {
  readonly outcome: MatchOutcome
  readonly durationSeconds: number
  readonly participants: readonly (Member & { readonly lane: Lane | null })[]
}

/** Earliest time of the frame of minute 10, which can be half a minute early. */
const FIRST_LANE_FIGURES_SECONDS = 9.5 * 60

/** True for a played match of a blue and a red side. */
export function hasCourse(match: ShapedMatch): boolean {
  if (match.outcome !== 'PLAYED') return false
  const shape = shapeOf(match)
  return (
    shape.kind === 'sides' && ['blue', 'red'].every((side) => shape.sides.some((of) => colourOf(of.sideId) === side))
  )
}

/** True when the lanes of a match can be compared. */
export function hasLaneTable(match: ShapedMatch): boolean {
  const { durationSeconds, participants } = match
  return (
    hasLanes(match) && durationSeconds >= FIRST_LANE_FIGURES_SECONDS && participants.some(({ lane }) => lane !== null)
  )
}
