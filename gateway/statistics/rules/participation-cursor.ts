import { decodeCursor, encodeCursor, InvalidCursorError } from '../../shared/cursor.ts'
import type { Participation } from '../collections/participations.ts'

/** A position in the games of pro players, which are ordered newest first. */
export type ParticipationPosition = Pick<Participation, 'startedAt' | 'matchId' | 'participantId'>

/** Thrown when a list should continue after a match that is not stored. */
export class UnknownMatchError extends Error {
  override readonly name = 'UnknownMatchError'

  constructor(matchId: string) {
    super(`The match ${matchId} is not stored here: pass the \`matchId\` of a match of an earlier page.`)
  }
}

export function toParticipationCursor({ startedAt, matchId, participantId }: ParticipationPosition): string {
  return encodeCursor(`${startedAt}:${matchId}:${participantId}`)
}

/** Throws {@link InvalidCursorError}. */
export function parseParticipationCursor(cursor: string): ParticipationPosition {
  const parts = /^(\d{1,15}):(\w{1,64}):(\d{1,3})$/.exec(decodeCursor(cursor))
  const [, startedAt, matchId, participantId] = parts ?? []
  if (startedAt === undefined || matchId === undefined || participantId === undefined) throw new InvalidCursorError()
  return { startedAt: Number(startedAt), matchId, participantId: Number(participantId) }
}
