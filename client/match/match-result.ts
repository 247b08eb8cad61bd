import type { MatchOutcome } from '../gql/graphql.ts'

/** How a match went for one participant. */
export type MatchResult =
  | { readonly kind: 'win' }
  | { readonly kind: 'loss' }
  /** It was called off before anybody could win. */
  | { readonly kind: 'remake' }
  /** In a mode of many groups there is a place instead of a winner; `won` says whether the place counts as a win. */
  | { readonly kind: 'place'; readonly place: number; readonly won: boolean }

/** The result of one participant; the place is only known in modes that give one. */
export function resultOf(participant: { win: boolean; placement: number }, outcome: MatchOutcome): MatchResult {
  if (outcome !== 'PLAYED') return { kind: 'remake' }
  if (participant.placement > 0) return { kind: 'place', place: participant.placement, won: participant.win }
  return { kind: participant.win ? 'win' : 'loss' }
}

/** Which colour a result wears. */
export function toneOf(result: MatchResult): 'won' | 'lost' | 'plain' {
  switch (result.kind) {
    case 'remake':
      return 'plain'
    case 'place':
      return result.won ? 'won' : 'lost'
    case 'win':
      return 'won'
    case 'loss':
      return 'lost'
  }
}
