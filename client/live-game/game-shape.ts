import { colourOf } from '../match/sides.ts'

/** Two sides, or one list in modes without sides. */
export type GameShape<Seat> =
  | { readonly kind: 'sides'; readonly blue: readonly Seat[]; readonly red: readonly Seat[] }
  | { readonly kind: 'together'; readonly seats: readonly Seat[] }

/** The seats keep their order. */
export function gameShape<Seat extends { readonly teamId: number }>(seats: readonly Seat[]): GameShape<Seat> {
  const of = (colour: ReturnType<typeof colourOf>) => seats.filter(({ teamId }) => colourOf(teamId) === colour)
  const [blue, red] = [of('blue'), of('red')]
  const hasSides = blue.length > 0 && red.length > 0 && of('none').length === 0
  return hasSides ? { kind: 'sides', blue, red } : { kind: 'together', seats }
}

/** True when any lane is only an estimate. */
export function hasLikelyLanes(seats: readonly { readonly likelyLane: unknown }[]): boolean {
  return seats.some(({ likelyLane }) => likelyLane !== null)
}
