import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { ACCOUNT_GRADES } from '../rules/account-grade.ts'
import { PRO_LINK_KINDS } from '../rules/pro-link-kind.ts'
import { PRO_ROLES } from '../rules/pro-role.ts'
import { provenanceSchema } from './provenance.ts'
import { timeShape } from './time-shape.ts'

export const membershipSchema = z.object({
  team: z.string(),
  ...timeShape,
  substitute: z.boolean().default(false),
  provenance: provenanceSchema,
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
  /** Null when the rosters do not grade the account. */
  grade: z.enum(ACCOUNT_GRADES).nullable().default(null),
  provenance: provenanceSchema,
  /** Doubt whether this is still the player's account; null without one. */
  doubt: z
    .object({
      kind: z.enum(['UNKNOWN_TO_RIOT', 'CHANGED_HANDS']),
      /** Milliseconds since 1970. */
      since: z.int(),
    })
    .nullable()
    .default(null),
  /** Folded Riot IDs under which roster files may still name the account. They are never shown. */
  earlierRiotIds: z.array(z.string()).default([]),
})

export const proLinkSchema = z.object({
  kind: z.enum(PRO_LINK_KINDS),
  url: z.string(),
  /** The player's handle there, such as a Twitch channel; null for a website. */
  handle: z.string().nullable(),
  provenance: provenanceSchema,
})

const proPlayer = z.object({
  /** Never changes. */
  id: z.string(),
  name: z.string(),
  /** Distinguishes players of one name, such as `br`; null for the player whose slug is the name alone. */
  key: z.string().nullable().default(null),
  /** `proSlugOf` of the name, and of the key if there is one: unique. */
  slug: z.string(),
  /** Earlier names, by which searches find the player. */
  formerNames: z.array(z.string()).default([]),
  /** Code of ISO 3166-1 alpha-2, in capitals; null when unknown. */
  country: z.string().nullable().default(null),
  role: z.enum(PRO_ROLES),
  otherRoles: z.array(z.enum(PRO_ROLES)).default([]),
  retired: z.boolean().default(false),
  /** Oldest first. At most one is current, and it is the last. */
  memberships: z.array(membershipSchema),
  accounts: z.array(proAccountSchema),
  links: z.array(proLinkSchema),
  provenance: provenanceSchema,
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
