import { z } from 'zod'
import { STATISTICS_QUEUES } from '../../matches/rules/counted-queue.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import { STATISTICS_LANES } from '../rules/champion-stats.ts'
import type { Participation } from '../rules/participation.ts'
import { count } from './tallies-schema.ts'

export const PARTICIPATION_FILTERS = ['lane', 'versus', 'playerId', 'patch'] as const

/** `participations/{matchId}_{participantId}`: only of pro players, so an index for every combination is cheap. */
export const participationsCollection: CollectionDefinition<Participation> = {
  name: 'participations',
  schema: z.object({
    matchId: z.string(),
    participantId: z.int().positive(),
    playerId: z.string(),
    championId: count,
    lane: z.enum(STATISTICS_LANES),
    versus: count,
    patch: z.string(),
    queue: z.enum(STATISTICS_QUEUES),
    startedAt: count,
    win: z.boolean(),
  }),
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
