import type { JournalKind } from '../../journal/rules/journal-entry.ts'

/** Types of events as bodies name them. */
export const EVENT_TYPES = {
  STREAM_STARTED: 'stream.started',
  STREAM_ENDED: 'stream.ended',
  GAME_STARTED: 'game.started',
  GAME_ENDED: 'game.ended',
  RANK_CHANGED: 'rank.changed',
  MATCH_FINISHED: 'match.finished',
  ROSTER_CHANGED: 'roster.changed',
} as const satisfies Readonly<Record<JournalKind, string>>
