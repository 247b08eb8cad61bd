import { compareMatchIds } from './match-id.ts'

/** A position in a history, which is ordered newest first by (startedAt, matchId). */
export type MatchPosition = {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly matchId: string
}

/** Thrown for a cursor that this server did not write. */
export class InvalidCursorError extends Error {
  override readonly name = 'InvalidCursorError'

  constructor() {
    super('`after` is not a cursor of this list: pass the `endCursor` of an earlier page, unchanged.')
  }
}

export function toCursor({ startedAt, matchId }: MatchPosition): string {
  return Buffer.from(`${startedAt}:${matchId}`).toString('base64url')
}

/** Throws {@link InvalidCursorError}. */
export function parseCursor(cursor: string): MatchPosition {
  const parts = /^(\d{1,15}):(\w{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString())
  const [, startedAt, matchId] = parts ?? []
  if (startedAt === undefined || matchId === undefined) throw new InvalidCursorError()
  return { startedAt: Number(startedAt), matchId }
}

/** Negative when `a` is newer than `b`. */
export function comparePositions(a: MatchPosition, b: MatchPosition): number {
  return b.startedAt - a.startedAt || compareMatchIds(a.matchId, b.matchId)
}
