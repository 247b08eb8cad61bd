import type { RosterChangeDocument } from '../collections/roster-changes.ts'

/** Kinds of roster changes. */
export const ROSTER_CHANGE_KINDS = ['ADDED', 'UPDATED', 'TRANSFERRED', 'REMOVED', 'UNDONE'] as const

export type RosterChangeKind = (typeof ROSTER_CHANGE_KINDS)[number]

/** A recorded change to the rosters. Only `undoneBy` can change later. */
export type RosterChange = RosterChangeDocument
