import type { JournalKind } from '../../journal/rules/journal-entry.ts'
import { PUSH_KINDS, type PushKind } from './push-values.ts'

interface News {
  /** Time after which an event is no longer news, in milliseconds. A push service keeps its message until then. */
  readonly lifeMs: number
  /** Urgency with which a push service wakes a device that saves energy. */
  readonly urgency: 'low' | 'normal'
}

const MINUTE_MS = 60_000

export const NEWS: Readonly<Record<PushKind, News>> = {
  STREAM_STARTED: { lifeMs: 60 * MINUTE_MS, urgency: 'normal' },
  GAME_STARTED: { lifeMs: 20 * MINUTE_MS, urgency: 'normal' },
  RANK_CHANGED: { lifeMs: 180 * MINUTE_MS, urgency: 'low' },
}

/** Messages to one subscription in an hour. */
export const MAX_PER_HOUR = 20

export const HOUR_MS = 60 * MINUTE_MS

export function isPushKind(kind: JournalKind): kind is PushKind {
  return PUSH_KINDS.some((known) => known === kind)
}
