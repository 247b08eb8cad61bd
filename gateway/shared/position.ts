import { decodeCursor, encodeCursor, InvalidCursorError } from './cursor.ts'
import { compareMatchIds } from './match-id.ts'

/** A position in a history, which is ordered newest first by (startedAt, matchId). */
export type MatchPosition = {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly matchId: string
}

export function toCursor({ startedAt, matchId }: MatchPosition): string {
  return encodeCursor(`${startedAt}:${matchId}`)
}

/** Throws {@link InvalidCursorError}. */
export function parseCursor(cursor: string): MatchPosition {
  const parts = /^(\d{1,15}):([A-Z]\w{0,15}_\d{1,20})$/.exec(decodeCursor(cursor))
  const [, startedAt, matchId] = parts ?? []
  if (startedAt === undefined || matchId === undefined) throw new InvalidCursorError()
  return { startedAt: Number(startedAt), matchId }
}

/** Negative when `a` is newer than `b`. */
export function comparePositions(a: MatchPosition, b: MatchPosition): number {
  return b.startedAt - a.startedAt || compareMatchIds(a.matchId, b.matchId)
}
