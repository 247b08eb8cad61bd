import type { RosterChangeDocument } from '../collections/roster-changes.ts'

/** A recorded change to the rosters. Only `undoneBy` can change later. */
export type RosterChange = RosterChangeDocument

export type RosterChangeKind = RosterChange['kind']
