import type { JournalKind } from '../../journal/rules/journal-entry.ts'

/** Kinds of events that a browser can be notified of. */
export const PUSH_KINDS = ['STREAM_STARTED', 'GAME_STARTED', 'RANK_CHANGED'] as const satisfies readonly JournalKind[]

export type PushKind = (typeof PUSH_KINDS)[number]

/**
 * What became of an event that a browser wants. `DELIVERED`: the push service took it. `GONE`: the push service no longer knows the
 * subscription, which was deleted. `REFUSED`: the push service will not take this message. `FAILED`: an attempt failed, and another
 * one follows. `EXPIRED`: it was no longer news. `LIMITED`: the browser has had too many in the last hour.
 */
export type PushOutcome = 'DELIVERED' | 'GONE' | 'REFUSED' | 'FAILED' | 'EXPIRED' | 'LIMITED'
