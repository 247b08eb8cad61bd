import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import { PRO_ROLES } from '../rules/pro-scene.ts'
import { ROSTER_CHANGE_KINDS, type RosterChange } from '../rules/roster-change.ts'
import { proAccountSchema } from './pro-players.ts'

const text = z.string().nullable()
const number = z.int().positive()

const rosterChange = z.object({
  number,
  kind: z.enum(ROSTER_CHANGE_KINDS),
  playerId: z.string(),
  playerName: z.string(),
  role: z.enum(PRO_ROLES),
  previousRole: z.enum(PRO_ROLES).nullable(),
  fromTeam: text,
  toTeam: text,
  account: proAccountSchema.nullable(),
  at: z.int(),
  recordedAt: z.int(),
  by: z.string(),
  reason: text,
  evidence: text,
  undoes: number.nullable(),
  undoneBy: number.nullable(),
})

/** `roster_changes/{number}`: the ledger. Entries are never deleted. */
export const rosterChangesCollection: CollectionDefinition<RosterChange> = {
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
