import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { PRO_ROLES } from '../rules/pro-role.ts'
import { proAccountSchema } from './pro-players.ts'

const text = z.string().nullable()
const number = z.int().positive()

const rosterChange = z.object({
  /** Sequence number in this store, from 1. */
  number,
  kind: z.enum(['ADDED', 'UPDATED', 'TRANSFERRED', 'REMOVED', 'UNDONE']),
  /** The id of the player. */
  playerId: z.string(),
  /** The player's name at that time. */
  playerName: z.string(),
  /** Role after the change. */
  role: z.enum(PRO_ROLES),
  /** Role before the change; null when it is the same, or when the player was new. */
  previousRole: z.enum(PRO_ROLES).nullable(),
  /** Code of the team that the player left; null when there is none. */
  fromTeam: text,
  /** Code of the team that the player joined; null when there is none. */
  toTeam: text,
  /** Account that the player gained or lost; null when there is none. */
  account: proAccountSchema.nullable(),
  /** Time of the change, in milliseconds since 1970. */
  at: z.int(),
  /** Time of recording, in milliseconds since 1970. */
  recordedAt: z.int(),
  /** Signature of the author. */
  by: z.string(),
  reason: text,
  /** An http or https address. */
  evidence: text,
  /** Number of the change that this one undoes. */
  undoes: number.nullable(),
  /** Number of the change that undid this one. */
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

/** Returns the document id of a change. Ids sort as text in the order of the numbers. */
export function rosterChangeDocumentId(number: number): string {
  return String(number).padStart(10, '0')
}
