import { z } from 'zod'
import { STATISTICS_QUEUES } from '../../matches/rules/counted-queue.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { STATISTICS_LANES } from '../rules/statistics-lane.ts'
import { count } from './tallies-schema.ts'

const participation = z.object({
  matchId: z.string(),
  participantId: z.int().positive(),
  playerId: z.string(),
  championId: count,
  lane: z.enum(STATISTICS_LANES),
  /** Id of the champion in the same lane of the other team; 0 unless there is exactly one. */
  versus: count,
  /** Such as `16.4`. */
  patch: z.string(),
  queue: z.enum(STATISTICS_QUEUES),
  /** Milliseconds since 1970. */
  startedAt: count,
  win: z.boolean(),
})

/** One game of a pro player on a champion, in a match that counts. */
export type Participation = Stored<typeof participation>

export const PARTICIPATION_FILTERS = ['lane', 'versus', 'playerId', 'patch'] as const

/** `participations/{matchId}_{participantId}`: only of pro players, so an index for every combination is cheap. */
export const participationsCollection: CollectionDefinition<Participation> = {
  name: 'participations',
  schema: participation,
  indexes: combinationsOf(PARTICIPATION_FILTERS).map((filters) => ({
    equality: ['championId', ...filters],
    order: { field: 'startedAt', direction: 'desc' },
  })),
}

function combinationsOf(fields: readonly string[]): readonly (readonly string[])[] {
  return fields.reduce<readonly (readonly string[])[]>(
    (combinations, field) => combinations.concat(combinations.map((combination) => [...combination, field])),
    [[]],
  )
}
