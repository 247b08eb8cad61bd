import { decodeCursor, encodeCursor, InvalidCursorError } from '../../shared/cursor.ts'
import type { RosterChange } from './roster-change.ts'

/** Filter of roster changes: every condition that is not null must match. */
export interface RosterChangeFilter {
  /** Code of a team that a player left or joined; null for any. */
  readonly team: string | null
  /** Id of a player; null for any. */
  readonly playerId: string | null
}

/** A position in a list of changes, which is ordered newest first by (at, number). */
export type RosterChangePosition = Pick<RosterChange, 'at' | 'number'>

export function isWanted(change: RosterChange, { team, playerId }: RosterChangeFilter): boolean {
  const isOfTeam = team === null || change.fromTeam === team || change.toTeam === team
  return isOfTeam && (playerId === null || change.playerId === playerId)
}

/** Negative when `a` is newer than `b`. */
export function compareChanges(a: RosterChangePosition, b: RosterChangePosition): number {
  return b.at - a.at || b.number - a.number
}

export function toRosterChangeCursor({ at, number }: RosterChangePosition): string {
  return encodeCursor(`${at}:${number}`)
}

/** Throws {@link InvalidCursorError}. */
export function parseRosterChangeCursor(cursor: string): RosterChangePosition {
  const parts = /^(-?\d{1,16}):(\d{1,10})$/.exec(decodeCursor(cursor))
  const [, at, number] = parts ?? []
  if (at === undefined || number === undefined) throw new InvalidCursorError()
  return { at: Number(at), number: Number(number) }
}
