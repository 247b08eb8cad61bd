import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { PRO_ROLES } from '../rules/pro-role.ts'
import { membershipSchema, proAccountSchema, proLinkSchema } from './pro-players.ts'
import { provenanceSchema } from './provenance.ts'

const text = z.string().nullable()
const number = z.int().positive()

/** The fields of a player that proposals can replace. */
const replaceable = z.object({
  name: z.string(),
  slug: z.string(),
  formerNames: z.array(z.string()),
  country: text,
  role: z.enum(PRO_ROLES),
  retired: z.boolean(),
  memberships: z.array(membershipSchema),
  links: z.array(proLinkSchema),
  provenance: provenanceSchema,
})

const rosterChange = z.object({
  /** Sequence number in this store, from 1. */
  number,
  kind: z.enum(['ADDED', 'UPDATED', 'TRANSFERRED', 'REMOVED', 'UNDONE']),
  playerId: z.string(),
  playerName: z.string(),
  /** Role after the change. */
  role: z.enum(PRO_ROLES),
  /** Null when the role is the same, or when the player was new. */
  previousRole: z.enum(PRO_ROLES).nullable(),
  /** Team that the player left; null when there is none. */
  fromTeam: text,
  /** Team that the player joined; null when there is none. */
  toTeam: text,
  /** Account that the player gained or lost; null when there is none. */
  account: proAccountSchema.nullable(),
  /** True when the player lost the account: it was in doubt, and an editor has removed it. */
  accountLost: z.boolean().default(false),
  /** Milliseconds since 1970, like `recordedAt`. */
  at: z.int(),
  /** Time of recording, in milliseconds since 1970. */
  recordedAt: z.int(),
  /** Signature of the author. */
  by: z.string(),
  reason: text,
  /** An http or https address. */
  evidence: text,
  /** The player before and after an accepted proposal, for an undo; null for other changes. */
  replaced: z.object({ before: replaceable, after: replaceable }).nullable().default(null),
  /** Id of the accepted proposal; null for other changes. */
  proposal: text.default(null),
  undoes: number.nullable(),
  undoneBy: number.nullable(),
})

export type RosterChangeDocument = Stored<typeof rosterChange>

/** `roster_changes/{number}`: the ledger. Entries are never deleted. */
export const rosterChangesCollection: CollectionDefinition<RosterChangeDocument> = {
  name: 'roster_changes',
  schema: rosterChange,
  indexes: [
    { equality: [], order: { field: 'at', direction: 'desc' } },
    { equality: ['fromTeam'], order: { field: 'at', direction: 'desc' } },
    { equality: ['toTeam'], order: { field: 'at', direction: 'desc' } },
    { equality: ['playerId'], order: { field: 'at', direction: 'desc' } },
    { equality: [], order: { field: 'number', direction: 'asc' } },
  ],
}

/** Ids sort as text in the order of the numbers. */
export function rosterChangeDocumentId(number: number): string {
  return String(number).padStart(10, '0')
}
