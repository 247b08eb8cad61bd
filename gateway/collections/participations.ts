import { z } from 'zod'
import { PLATFORM_CODES } from '../domain/region.ts'
import type { CollectionDefinition } from './collection.ts'

const participation = z.object({
  /** `{platform}_{puuid}`, so that one equality finds an account's history. */
  account: z.string(),
  puuid: z.string(),
  platform: z.enum(PLATFORM_CODES),
  matchId: z.string(),
  queueId: z.number(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
})

/** That an account played in a recorded match. */
export type ParticipationRecord = z.infer<typeof participation>

/** `participations/{matchId}_{participantId}`, kept for the accounts whose history somebody has asked for. */
export const participationsCollection: CollectionDefinition<ParticipationRecord> = {
  name: 'participations',
  schema: participation,
  indexes: [
    { equality: ['account'], order: { field: 'startedAt', direction: 'desc' } },
    { equality: ['account', 'queueId'], order: { field: 'startedAt', direction: 'desc' } },
  ],
}
