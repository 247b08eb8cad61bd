import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { PRO_LINK_KINDS } from '../rules/pro-link-kind.ts'
import { PRO_ROLES } from '../rules/pro-role.ts'

const membership = z.object({
  team: z.string(),
  /** Milliseconds since 1970; null when unknown, and for `to` while the membership lasts. */
  from: z.int().nullable(),
  /** Milliseconds since 1970; null while the membership lasts. */
  to: z.int().nullable(),
})

/** The Riot ID is stored with the PUUID, because a PUUID is meaningless under another API key. */
export const proAccountSchema = z.object({
  platform: z.enum(PLATFORM_CODES),
  gameName: z.string(),
  tagLine: z.string(),
  /** Null until it was fetched under the current key. */
  puuid: z.string().nullable(),
  /** Id of the key that the PUUID is encrypted for; null without a PUUID. */
  keyId: z.string().nullable(),
})

const proLink = z.object({
  kind: z.enum(PRO_LINK_KINDS),
  url: z.string(),
  /** The player's handle there, such as a Twitch channel; null for a website. */
  handle: z.string().nullable(),
})

const proPlayer = z.object({
  /** Never changes. */
  id: z.string(),
  name: z.string(),
  /** `proSlugOf` of the name: unique. */
  slug: z.string(),
  role: z.enum(PRO_ROLES),
  /** Oldest first. At most one is current, and it is the last. */
  memberships: z.array(membership),
  accounts: z.array(proAccountSchema),
  links: z.array(proLink),
  /** Grows with each change. */
  revision: z.int().nonnegative(),
})

export type ProPlayerDocument = Stored<typeof proPlayer>

/** `pro_players/{id}`: some hundreds, all of which are watched. */
export const proPlayersCollection: CollectionDefinition<ProPlayerDocument> = {
  name: 'pro_players',
  schema: proPlayer,
  indexes: [],
}
