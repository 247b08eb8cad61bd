import type { MatchOutcome } from '../../gql/graphql.ts'

/** How a match went for one participant. */
export type MatchResult =
  | { readonly kind: 'win' }
  | { readonly kind: 'loss' }
  /** In a mode of many groups there is a place instead of a winner; `won` says whether the place counts as a win. */
  | { readonly kind: 'place'; readonly place: number; readonly won: boolean }
  /** A remake or an aborted match: it counts for nobody. */
  | { readonly kind: 'void' }

/** The result of one participant; the place is only known in modes that give one. */
export function resultOf(outcome: MatchOutcome, participant: { win: boolean; placement: number }): MatchResult {
  if (outcome !== 'PLAYED') return { kind: 'void' }
  if (participant.placement > 0) return { kind: 'place', place: participant.placement, won: participant.win }
  return { kind: participant.win ? 'win' : 'loss' }
}

/** Which of the two colours a result wears; null for one that counts for nobody. */
export function isWon(result: MatchResult): boolean | null {
  switch (result.kind) {
    case 'win':
      return true
    case 'loss':
      return false
    case 'place':
      return result.won
    case 'void':
      return null
  }
}
