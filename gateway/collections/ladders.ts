import { z } from 'zod'
import type { LadderKey } from '../domain/ladder.ts'
import type { CollectionDefinition } from './collection.ts'

const count = z.int().nonnegative()

/** Which version of a ladder is the present one, and what is known of it as a whole. */
export type LadderHead = {
  /** When Riot was asked, in milliseconds since 1970. Names the version. */
  readonly fetchedAt: number
  /** The version before, which is kept for whoever is reading it; null when there was none. */
  readonly previous: number | null
  /** Names the API key that its PUUIDs are encrypted for. */
  readonly keyId: string
  /** How many entries it has. */
  readonly total: number
  /** 0 when nobody is on it. */
  readonly topLeaguePoints: number
  /** How many entries a chunk of it has; the last may have fewer. */
  readonly chunkSize: number
  /** How often names were written into its chunks: nothing else of them ever changes. */
  readonly namings: number
}

/** `ladders/{PLATFORM}_{queue}` */
export const laddersCollection: CollectionDefinition<LadderHead> = {
  name: 'ladders',
  schema: z.object({
    fetchedAt: count,
    previous: count.nullable(),
    keyId: z.string(),
    total: count,
    topLeaguePoints: count,
    chunkSize: z.int().positive(),
    namings: count,
  }),
  indexes: [],
}

/** The document id of a ladder. */
export function ladderDocumentId({ platform, queue }: LadderKey): string {
  return `${platform}_${queue}`
}
