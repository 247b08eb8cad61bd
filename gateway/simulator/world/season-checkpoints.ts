import type { WorldAccount } from './accounts.ts'
import type { Ladder } from './queues.ts'

/** Values that a match changes. `rating` counts points above Iron IV. */
export interface Score {
  readonly rating: number
  readonly wins: number
  readonly losses: number
  readonly streak: number
  readonly lastPlayedAt: number
}

/** The scores of a bracket in a season. */
export interface Progress {
  readonly season: number
  /** All earlier rounds are counted. */
  round: number
  readonly scores: Record<Ladder, Map<WorldAccount, Score>>
}

/** Rounds between two checkpoints, about two days. */
const STEP = 60

/** Checkpoints of a bracket; the oldest is dropped. */
const KEPT = 4

/** Scores of a bracket at some moments, from which any world of the seed continues to count. */
export class SeasonCheckpoints {
  #kept: readonly Progress[] = []

  /** Returns a copy of the latest checkpoint of the season that is not after `round`; null without one. */
  resume(season: number, round: number): Progress | null {
    const suitable = this.#kept.filter((each) => each.season === season && each.round <= round)
    const latest = suitable.toSorted((one, other) => other.round - one.round)[0]
    return latest === undefined ? null : copyOf(latest)
  }

  /** Keeps a copy, unless there is a checkpoint shortly before. */
  keep(progress: Progress): void {
    const { season, round } = progress
    if (this.#kept.some((each) => each.season === season && each.round <= round && round - each.round < STEP)) return
    this.#kept = [...this.#kept, copyOf(progress)].slice(-KEPT)
  }
}

const copyOf = ({ season, round, scores }: Progress): Progress => ({
  season,
  round,
  scores: { RANKED_SOLO_5x5: new Map(scores.RANKED_SOLO_5x5), RANKED_FLEX_SR: new Map(scores.RANKED_FLEX_SR) },
})
