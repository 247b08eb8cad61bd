import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'
import type { Standing } from './lp-line.ts'
import { shownDivision } from './rank-order.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A standing in words, such as `Emerald II 45 LP`. */
export function standingWords({ tier, division, leaguePoints }: Standing, t: TFunction, format: Format): string {
  const points = t('account.rank.points', { points: format.number(leaguePoints) })
  return [t(`tiers.${tier}`), shownDivision(tier, division), points].filter((part) => part !== null).join(' ')
}

/** A change in words, such as `+38 LP in 3 days`. */
export function changeWords(
  { points, spanMs }: { readonly points: number; readonly spanMs: number },
  t: TFunction,
  format: Format,
): string {
  const change = `${signOf(points)}${format.number(Math.abs(points))}`
  if (spanMs >= DAY_MS) return t('account.rank.change.days', { change, count: Math.floor(spanMs / DAY_MS) })
  if (spanMs >= HOUR_MS) return t('account.rank.change.hours', { change, count: Math.floor(spanMs / HOUR_MS) })
  return t('account.rank.change.minutes', { change, count: Math.max(1, Math.floor(spanMs / MINUTE_MS)) })
}

function signOf(points: number): string {
  if (points === 0) return '±'
  return points > 0 ? '+' : '−'
}
