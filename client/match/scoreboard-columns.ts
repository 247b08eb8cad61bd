import type { MatchShape } from './match-shape.ts'

/** A column of figures, the items at the end aside. */
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
 * The columns that mean something in a match. Groups meet in rounds without lanes; who plays together against the game
 * meets no enemy champions; and on a map where nobody can place a ward, vision is 0 for everybody.
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
