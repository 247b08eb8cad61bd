import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import { PRO_LINK_KINDS, PRO_ROLES, type ProPlayer } from '../rules/pro-scene.ts'

const moment = z.int().nullable()

export const proAccountSchema = z.object({
  platform: z.enum(PLATFORM_CODES),
  gameName: z.string(),
  tagLine: z.string(),
  puuid: z.string().nullable(),
  keyId: z.string().nullable(),
})

const proPlayer = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  role: z.enum(PRO_ROLES),
  memberships: z.array(z.object({ team: z.string(), from: moment, to: moment })),
  accounts: z.array(proAccountSchema),
  links: z.array(z.object({ kind: z.enum(PRO_LINK_KINDS), url: z.string(), handle: z.string().nullable() })),
  revision: z.int().nonnegative(),
})

/** `pro_players/{id}`: some hundreds, all of which are watched. */
export const proPlayersCollection: CollectionDefinition<ProPlayer> = {
  name: 'pro_players',
  schema: proPlayer,
  indexes: [],
}
