import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { LadderKey } from '../rules/ladder.ts'

const count = z.int().nonnegative()

/** The current version of a ladder, with its summary. */
export type LadderHead = {
  /** The time of the fetch from Riot, in milliseconds since 1970. Identifies the version. */
  readonly fetchedAt: number
  /** The previous version, which is kept for readers that are still on it; null when there was none. */
  readonly previous: number | null
  /** Identifies the API key that the PUUIDs are encrypted for. */
  readonly keyId: string
  /** Number of entries. */
  readonly total: number
  /** 0 when the ladder is empty. */
  readonly topLeaguePoints: number
  /** Number of entries in a chunk; the last chunk may have fewer. */
  readonly chunkSize: number
  /** Number of times that names were written into the chunks. Nothing else in them ever changes. */
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

/** Returns the document id of a ladder. */
export function ladderDocumentId({ platform, queue }: LadderKey): string {
  return `${platform}_${queue}`
}
