import type { MatchOutcome, QueueKind } from '../gql/graphql.ts'
import { hasWinners } from './queue-play.ts'

/** Result of a match for one participant. */
export type MatchResult =
  | { readonly kind: 'win' }
  | { readonly kind: 'loss' }
  /** The match was cancelled before anyone could win. */
  | { readonly kind: 'remake' }
  /** The mode has no winner. */
  | { readonly kind: 'none' }
  /** In modes of many groups, a place instead of a winner. `won` is true when the place counts as a win. */
  | { readonly kind: 'place'; readonly place: number; readonly won: boolean }

/** Returns the result of one participant. Only some modes give a place. */
export function resultOf(
  participant: { readonly win: boolean; readonly placement: number },
  { queue, outcome }: { readonly queue: QueueKind; readonly outcome: MatchOutcome },
): MatchResult {
  if (outcome !== 'PLAYED') return { kind: 'remake' }
  if (!hasWinners(queue)) return { kind: 'none' }
  if (participant.placement > 0) return { kind: 'place', place: participant.placement, won: participant.win }
  return { kind: participant.win ? 'win' : 'loss' }
}

export function toneOf(result: MatchResult): 'won' | 'lost' | 'plain' {
  switch (result.kind) {
    case 'remake':
    case 'none':
      return 'plain'
    case 'place':
      return result.won ? 'won' : 'lost'
    case 'win':
      return 'won'
    case 'loss':
      return 'lost'
  }
}
