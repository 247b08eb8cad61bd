import type { ProPlayer } from '../rules/pro-scene.ts'
import type { RosterChange } from '../rules/roster-change.ts'

export type RosterOutcome<Problem> = RosterWritten | RosterRefused<Problem>

export interface RosterWritten {
  readonly kind: 'written'
  /** The player after the change; null when no longer in the rosters. */
  readonly player: ProPlayer | null
  /** The recorded change; null when there was nothing new to write. */
  readonly change: RosterChange | null
}

export interface RosterRefused<Problem> {
  readonly kind: 'refused'
  /** At least one. */
  readonly problems: readonly Problem[]
}

/** The key was used with another request before. */
export interface IdempotencyKeyReused {
  readonly kind: 'key-reused'
}

/** The player is not in the team that the request names. */
export interface MembershipChanged {
  readonly kind: 'membership-changed'
  readonly player: ProPlayer
}

export interface AccountTaken {
  readonly kind: 'account-taken'
  readonly player: ProPlayer
}

/** The change can't be undone. */
export interface NotUndoable {
  readonly kind: 'not-undoable'
  readonly message: string
}

export function refused<Problem>(...problems: readonly Problem[]): RosterRefused<Problem> {
  return { kind: 'refused', problems }
}
