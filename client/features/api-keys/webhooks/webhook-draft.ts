import type { Locale, WebhookEvent, WebhookFormat } from '../../../gql/graphql.ts'

/** Content of a form about a webhook. */
export interface WebhookDraft {
  readonly name: string
  readonly address: string
  readonly format: WebhookFormat
  readonly locale: Locale
  readonly events: readonly WebhookEvent[]
  /** Codes, between commas or spaces. */
  readonly teams: string
  readonly leagues: string
}

export const PRO_EVENTS = ['STREAM_STARTED', 'STREAM_ENDED', 'GAME_STARTED', 'GAME_ENDED', 'ROSTER_CHANGED'] as const

/** These need accounts in the filter. */
export const ACCOUNT_EVENTS = ['RANK_CHANGED', 'MATCH_FINISHED'] as const

/** Returns the codes in a text. */
export function toCodes(text: string): string[] {
  return text.split(/[\s,;]+/).filter((code) => code !== '')
}
