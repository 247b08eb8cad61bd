import type { ProAccount, ProRole } from './pro-scene.ts'

/** What a roster change did. */
export const ROSTER_CHANGE_KINDS = ['ADDED', 'UPDATED', 'TRANSFERRED', 'REMOVED', 'UNDONE'] as const

export type RosterChangeKind = (typeof ROSTER_CHANGE_KINDS)[number]

/** A change of the rosters, as it was written down. Only `undoneBy` ever changes of it. */
export type RosterChange = {
  /** Counts the changes of this store, from 1. */
  readonly number: number
  readonly kind: RosterChangeKind
  /** The id of the player. */
  readonly playerId: string
  /** What he was called then. */
  readonly playerName: string
  /** What he plays after the change. */
  readonly role: ProRole
  /** What he played before; null when that is the same, or he was nobody here. */
  readonly previousRole: ProRole | null
  /** The code of the team he left; null when he had none, or stayed. */
  readonly fromTeam: string | null
  /** The code of the team he came to; null when there is none, or he stayed. */
  readonly toTeam: string | null
  /** The account that he gained or lost; null when there is none. */
  readonly account: ProAccount | null
  /** When it took place, in milliseconds since 1970. */
  readonly at: number
  /** When it was written down, in milliseconds since 1970. */
  readonly recordedAt: number
  /** Who wrote it down. */
  readonly by: string
  readonly reason: string | null
  /** An http or https address. */
  readonly evidence: string | null
  /** The number of the change that this one takes back. */
  readonly undoes: number | null
  /** The number of the change that took this one back. */
  readonly undoneBy: number | null
}
