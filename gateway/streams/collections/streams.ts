import { z } from 'zod'
import { PRO_ROLES } from '../../rosters/rules/pro-scene.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { ProStream } from '../rules/pro-stream.ts'

const milliseconds = z.int().nonnegative()

const stream = z.object({
  revision: milliseconds,
  goneAt: milliseconds.nullable(),
  playerId: z.string(),
  name: z.string(),
  team: z.string().nullable(),
  league: z.string().nullable(),
  role: z.enum(PRO_ROLES),
  login: z.string(),
  channelId: z.string().nullable(),
  displayName: z.string(),
  live: z
    .object({
      title: z.string(),
      game: z.object({ id: z.string(), name: z.string() }).nullable(),
      viewers: z.int().nonnegative(),
      startedAt: milliseconds,
      language: z.string(),
    })
    .nullable(),
  lastLiveAt: milliseconds.nullable(),
})

/** `streams/{id of the pro player}` */
export const streamsCollection: CollectionDefinition<ProStream> = {
  name: 'streams',
  schema: stream,
  indexes: [],
  unindexed: ['live'],
}
