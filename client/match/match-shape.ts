import type { Lane, MatchOutcome, QueueKind } from '../gql/graphql.ts'
import { hasLanes, hasWinners, type LaneFacts, mayLackEnemies } from './queue-play.ts'
import { colourOf, sidesOf, type Member, type Side } from './sides.ts'

/**
 * `sides`: blue against red, with one winner; in custom games and practice, one can be missing. `groups`: many groups,
 * each with a place. `together`: all players on one side, against the game itself.
 */
export type MatchShape<Participant> =
  | { readonly kind: 'sides' | 'groups'; readonly sides: readonly Side<Participant>[] }
  | { readonly kind: 'together'; readonly sides: readonly [Side<Participant>] }
  | { readonly kind: 'empty' }

/** Derives the shape of a match from its queue, and its participants' sides and places. */
export function shapeOf<Participant extends Member>({
  queue,
  participants,
}: {
  readonly queue: QueueKind
  readonly participants: readonly Participant[]
}): MatchShape<Participant> {
  const sides = sidesOf(participants)
  const [only] = sides
  if (only === undefined) return { kind: 'empty' }
  if (participants.some(({ subteamId, placement }) => subteamId > 0 || placement > 0)) return { kind: 'groups', sides }
  const together = sides.length === 1 && !mayLackEnemies(queue)
  return together ? { kind: 'together', sides: [only] } : { kind: 'sides', sides }
}

export type MatchEnding<Participant> =
  | { readonly kind: 'REMAKE' | 'ABORTED' }
  /** One of two sides won. */
  | { readonly kind: 'side'; readonly colour: 'blue' | 'red' }
  /** The only side beat the game, or did not. */
  | { readonly kind: 'won' | 'lost' }
  /** The group in first place. */
  | { readonly kind: 'first'; readonly participants: readonly Participant[] }
  /** No winner is known. */
  | { readonly kind: 'none' }

/** Derives the outcome of a match as far as it is known. */
export function endingOf<Participant extends Member & { readonly win: boolean }>(match: {
  readonly queue: QueueKind
  readonly outcome: MatchOutcome
  readonly participants: readonly Participant[]
}): MatchEnding<Participant> {
  const shape = shapeOf(match)
  if (match.outcome === 'ABORTED' || shape.kind === 'empty') return { kind: 'ABORTED' }
  if (match.outcome === 'REMAKE') return { kind: 'REMAKE' }
  if (!hasWinners(match.queue)) return { kind: 'none' }
  if (shape.kind === 'together') return { kind: hasWon(shape.sides[0]) ? 'won' : 'lost' }
  if (shape.kind === 'groups') {
    const first = shape.sides.find(({ placement }) => placement === 1)
    return first === undefined ? { kind: 'none' } : { kind: 'first', participants: first.participants }
  }
  const [winner, ...others] = shape.sides.filter(hasWon)
  const colour = winner === undefined || others.length > 0 ? 'none' : colourOf(winner.sideId)
  return colour === 'none' ? { kind: 'none' } : { kind: 'side', colour }
}

/** True when a side won, according to its members. */
export function hasWon(side: Side<{ readonly win: boolean }>): boolean {
  return side.participants.some(({ win }) => win)
}

const LANES = ['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY'] as const satisfies readonly Lane[]

/** Removes lanes in a queue or on a map that has none. */
export function withLanes<Participant extends { readonly lane: Lane | null }>(
  match: LaneFacts,
  participants: readonly Participant[],
): readonly Participant[] {
  return hasLanes(match) ? participants : participants.map((participant) => ({ ...participant, lane: null }))
}

/** Sorts the members of a side by lane, from the top lane down. Members without a lane follow in Riot's order. */
export function byLane<Participant extends { readonly lane: Lane | null }>(
  participants: readonly Participant[],
): Participant[] {
  const position = ({ lane }: Participant) => (lane === null ? LANES.length : LANES.indexOf(lane))
  return participants.toSorted((a, b) => position(a) - position(b))
}
