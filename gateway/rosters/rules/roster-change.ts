import type { ProAccount, ProRole } from './pro-scene.ts'

/** Kinds of roster changes. */
export const ROSTER_CHANGE_KINDS = ['ADDED', 'UPDATED', 'TRANSFERRED', 'REMOVED', 'UNDONE'] as const

export type RosterChangeKind = (typeof ROSTER_CHANGE_KINDS)[number]

/** A recorded change to the rosters. Only `undoneBy` can change later. */
export type RosterChange = {
  /** Sequence number in this store, from 1. */
  readonly number: number
  readonly kind: RosterChangeKind
  /** The id of the player. */
  readonly playerId: string
  /** The player's name at that time. */
  readonly playerName: string
  /** Role after the change. */
  readonly role: ProRole
  /** Role before the change; null when it is the same, or when the player was new. */
  readonly previousRole: ProRole | null
  /** Code of the team that the player left; null when there is none. */
  readonly fromTeam: string | null
  /** Code of the team that the player joined; null when there is none. */
  readonly toTeam: string | null
  /** Account that the player gained or lost; null when there is none. */
  readonly account: ProAccount | null
  /** Time of the change, in milliseconds since 1970. */
  readonly at: number
  /** Time of recording, in milliseconds since 1970. */
  readonly recordedAt: number
  /** Signature of the author. */
  readonly by: string
  readonly reason: string | null
  /** An http or https address. */
  readonly evidence: string | null
  /** Number of the change that this one undoes. */
  readonly undoes: number | null
  /** Number of the change that undid this one. */
  readonly undoneBy: number | null
}
