import { z } from 'zod'
import { PERSON_KEY_LENGTH } from '../../matches/collections/person-key.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import type { LadderKey } from '../rules/ladder.ts'
import { ladderDocumentId } from './ladders.ts'

/** 800 kB, below a document's limit of 1 MiB. The largest ladders have some 20,000 players. */
const MAX_PLAYERS = 100_000

const ladderBaseline = z.object({
  /** Person keys of the players in the order of their ranks, without separators: 8 characters each. */
  players: z.string(),
})

/** The order of a ladder at a time. */
export type LadderBaseline = Stored<typeof ladderBaseline>

/** `ladder_baselines/{PLATFORM}_{queue}_{version}`, with the time of the version. The head of the ladder lists them. */
export const ladderBaselinesCollection: CollectionDefinition<LadderBaseline> = {
  name: 'ladder_baselines',
  schema: ladderBaseline,
  indexes: [],
  unindexed: ['players'],
}

export function ladderBaselineId(ladder: LadderKey, fetchedAt: number): string {
  return `${ladderDocumentId(ladder)}_${fetchedAt}`
}

/** Takes the person keys of the players, best first. Those beyond the 100,000 best are left out. */
export function toBaseline(keys: readonly string[]): LadderBaseline {
  return { players: keys.slice(0, MAX_PLAYERS).join('') }
}

/** Returns the ranks of a baseline, from 1, by the person keys of the players. */
export function ranksIn({ players }: LadderBaseline): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  for (let rank = 1; rank * PERSON_KEY_LENGTH <= players.length; rank++) {
    ranks.set(players.slice((rank - 1) * PERSON_KEY_LENGTH, rank * PERSON_KEY_LENGTH), rank)
  }
  return ranks
}

/** Returns the rank of a player in a baseline, from 1, by their person key; null when they are not in it. */
export function rankIn({ players }: LadderBaseline, key: string): number | null {
  for (let at = players.indexOf(key); at !== -1; at = players.indexOf(key, at + 1)) {
    // A key can also be found across the border of two others.
    if (at % PERSON_KEY_LENGTH === 0) return at / PERSON_KEY_LENGTH + 1
  }
  return null
}
