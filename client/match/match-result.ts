/** How a match went for one participant. */
export type MatchResult =
  | { readonly kind: 'win' }
  | { readonly kind: 'loss' }
  /** In a mode of many groups there is a place instead of a winner; `won` says whether the place counts as a win. */
  | { readonly kind: 'place'; readonly place: number; readonly won: boolean }

/** The result of one participant; the place is only known in modes that give one. */
export function resultOf(participant: { win: boolean; placement: number }): MatchResult {
  if (participant.placement > 0) return { kind: 'place', place: participant.placement, won: participant.win }
  return { kind: participant.win ? 'win' : 'loss' }
}

/** Which of the two colours a result wears. */
export function isWon(result: MatchResult): boolean {
  return result.kind === 'place' ? result.won : result.kind === 'win'
}
