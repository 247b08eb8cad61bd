import type { TFunction } from 'i18next'
import { signedPoints } from '../../game/rank-format.ts'
import type { RankedQueue } from '../../gql/graphql.ts'
import type { Format } from '../../i18n/format.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export function queueWords(queue: RankedQueue, t: TFunction): string {
  return queue === 'OTHER' ? t('account.rank.otherQueue') : t(`queues.${queue}`)
}

/** Formats a change, such as `+38 LP in 3 days`. */
export function changeWords(
  { points, spanMs }: { readonly points: number; readonly spanMs: number },
  t: TFunction,
  format: Format,
): string {
  const change = signedPoints(points, format)
  if (spanMs >= DAY_MS) return t('account.rank.change.days', { change, count: Math.floor(spanMs / DAY_MS) })
  if (spanMs >= HOUR_MS) return t('account.rank.change.hours', { change, count: Math.floor(spanMs / HOUR_MS) })
  return t('account.rank.change.minutes', { change, count: Math.max(1, Math.floor(spanMs / MINUTE_MS)) })
}
