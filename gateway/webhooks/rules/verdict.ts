import type { DeliveryOutcome, StopReason, WebhookFormat } from './webhook-values.ts'

/** Consequence of an attempt to deliver an event. */
export type Verdict =
  | { readonly kind: 'delivered' }
  /** `askedMs` is the wait that the receiver asked for; null without one. */
  | { readonly kind: 'retry'; readonly askedMs: number | null }
  | { readonly kind: 'stop'; readonly reason: StopReason }

export interface Answer {
  readonly status: number
  /** The header `Retry-After`: seconds or a date; null without one. */
  readonly retryAfter: string | null
  /** First bytes of the body. */
  readonly body: string
}

/** Statuses with which Discord refuses an address for good. It locks out servers that send on. */
const REFUSED_BY_DISCORD: ReadonlySet<number> = new Set([401, 403, 404])

export function outcomeOfStatus(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return 'DELIVERED'
  return status >= 300 && status < 400 ? 'REDIRECT' : 'ERROR_STATUS'
}

/** Judges an answer. `now` is in milliseconds since 1970. */
export function judge(answer: Answer, format: WebhookFormat, now: number): Verdict {
  const { status } = answer
  if (outcomeOfStatus(status) === 'DELIVERED') return { kind: 'delivered' }
  if (status === 410) return { kind: 'stop', reason: 'GONE' }
  if (format === 'DISCORD' && REFUSED_BY_DISCORD.has(status)) return { kind: 'stop', reason: 'UNKNOWN_TO_DISCORD' }
  const ofBody = format === 'DISCORD' && status === 429 ? findSecondsOfDiscord(answer.body) : null
  return { kind: 'retry', askedMs: ofBody === null ? findAskedMs(answer.retryAfter, now) : Math.ceil(ofBody * 1000) }
}

function findAskedMs(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

/** Reads `retry_after` of a body such as `{"message": "…", "retry_after": 0.65, "global": false}`. */
function findSecondsOfDiscord(body: string): number | null {
  const [, seconds] = /"retry_after"\s*:\s*(\d{1,9}(?:\.\d{1,9})?)/.exec(body) ?? []
  return seconds === undefined ? null : Number(seconds)
}
