import type { MatchShape } from './match-shape.ts'
import { hasLanes, type LaneFacts } from './queue-play.ts'

/** A column of figures; the items at the end are not one of them. */
export type ScoreboardColumn =
  | 'score'
  | 'deaths'
  | 'damage'
  | 'damageTaken'
  | 'creepScore'
  | 'monsters'
  | 'gold'
  | 'vision'

/** True when the columns are so few that they can be wide, and the items always fit in one line. */
export const isRoomy = (columns: readonly ScoreboardColumn[]): boolean => columns.length <= 3

/** Creep scores and vision depend on chance without lanes; cooperative players meet no enemy champions; some maps lack wards. */
export function columnsOf(
  kind: MatchShape<unknown>['kind'],
  match: LaneFacts,
  participants: readonly { readonly visionScore: number }[],
): readonly ScoreboardColumn[] {
  if (kind === 'together') return ['deaths', 'damageTaken', 'monsters', 'gold']
  if (kind === 'groups' || !hasLanes(match)) return ['score', 'damage', 'gold']
  const hasVision = participants.some(({ visionScore }) => visionScore > 0)
  return hasVision ? ['score', 'damage', 'creepScore', 'gold', 'vision'] : ['score', 'damage', 'creepScore', 'gold']
}
