import type { MatchShape } from './match-shape.ts'

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

/**
 * Returns the columns that make sense for a match. Groups meet in rounds without lanes; players of a cooperative match meet no
 * enemy champions; and on maps without wards, the vision score is 0 for all.
 */
export function columnsOf(
  kind: MatchShape<unknown>['kind'],
  participants: readonly { readonly visionScore: number }[],
): readonly ScoreboardColumn[] {
  if (kind === 'groups') return ['score', 'damage', 'gold']
  if (kind === 'together') return ['deaths', 'damageTaken', 'monsters', 'gold']
  const hasVision = participants.some(({ visionScore }) => visionScore > 0)
  return hasVision ? ['score', 'damage', 'creepScore', 'gold', 'vision'] : ['score', 'damage', 'creepScore', 'gold']
}
