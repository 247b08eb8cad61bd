import type { JournalKind } from '../../journal/rules/journal-entry.ts'

/** Kinds of events that a webhook can receive. */
export const WEBHOOK_KINDS = [
  'STREAM_STARTED',
  'STREAM_ENDED',
  'GAME_STARTED',
  'GAME_ENDED',
  'RANK_CHANGED',
  'MATCH_FINISHED',
  'ROSTER_CHANGED',
] as const satisfies readonly JournalKind[]

export const WEBHOOK_FORMATS = ['JSON', 'DISCORD'] as const

export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number]

/**
 * Reasons why the server stopped a webhook: the receiver failed for a day, it answered that the address is gone, or Discord no
 * longer knows the address.
 */
export const STOP_REASONS = ['FAILED_FOR_A_DAY', 'GONE', 'UNKNOWN_TO_DISCORD'] as const

export type StopReason = (typeof STOP_REASONS)[number]

/** Results of an attempt to deliver an event. All but the first are failures. */
export const DELIVERY_OUTCOMES = [
  'DELIVERED',
  'ERROR_STATUS',
  'REDIRECT',
  'TIMEOUT',
  'UNKNOWN_HOST',
  'PRIVATE_ADDRESS',
  'TLS_ERROR',
  'UNREACHABLE',
] as const

export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number]
