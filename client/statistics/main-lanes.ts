import type { Lane } from '../gql/graphql.ts'

interface PlayedLane {
  /** Null for the games of which Riot does not name it. */
  readonly lane: Lane | null
  readonly share: { readonly value: number }
}

/** Played there less often, a champion is somebody's whim. */
const OFTEN = 0.15

/** The lanes that a champion is known for, given most games first: the first of them, and those with many of its games. */
export function mainLanes(lanes: readonly PlayedLane[]): readonly Lane[] {
  return lanes
    .flatMap(({ lane, share }) => (lane === null ? [] : [{ lane, share }]))
    .filter(({ share }, place) => place === 0 || share.value >= OFTEN)
    .map(({ lane }) => lane)
}
