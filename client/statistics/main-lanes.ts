import type { Lane } from '../gql/graphql.ts'

interface PlayedLane {
  /** Null for games without a lane from Riot. */
  readonly lane: Lane | null
  readonly share: { readonly value: number }
}

/** Smallest share of games for a main lane; below it, the lane is an exception. */
const OFTEN = 0.15

/** The first lane, and others with a large share of games. `lanes` must be sorted by games, the most first. */
export function mainLanes(lanes: readonly PlayedLane[]): readonly Lane[] {
  return lanes
    .flatMap(({ lane, share }) => (lane === null ? [] : [{ lane, share }]))
    .filter(({ share }, place) => place === 0 || share.value >= OFTEN)
    .map(({ lane }) => lane)
}
