import type { ProPlayer } from '../domain/pro-scene.ts'
import type { RosterChange } from '../domain/roster-change.ts'

/** How a request to change the rosters ended. */
export type RosterOutcome<Problem> = RosterWritten | RosterRefused<Problem>

export interface RosterWritten {
  readonly kind: 'written'
  /** The player as he is now; null when he is no longer in the rosters. */
  readonly player: ProPlayer | null
  /** What was written down; null when there was nothing new to write. */
  readonly change: RosterChange | null
}

export interface RosterRefused<Problem> {
  readonly kind: 'refused'
  /** One at least. */
  readonly problems: readonly Problem[]
}

/** The key was sent with another request before. */
export interface IdempotencyKeyReused {
  readonly kind: 'key-reused'
}

/** The player is not in the team that the request takes him to be in. */
export interface MembershipChanged {
  readonly kind: 'membership-changed'
  readonly player: ProPlayer
}

/** The account is another player's. */
export interface AccountTaken {
  readonly kind: 'account-taken'
  /** Whose it is. */
  readonly player: ProPlayer
}

/** The change can't be taken back. */
export interface NotUndoable {
  readonly kind: 'not-undoable'
  /** Why not: one sentence in English. */
  readonly message: string
}

export function refused<Problem>(...problems: readonly Problem[]): RosterRefused<Problem> {
  return { kind: 'refused', problems }
}
