import type { TFunction } from 'i18next'
import type { Format } from '../i18n/format.ts'
import { shownDivision, type Standing } from './ladder.ts'

/** Formats a tier and its division, such as `Emerald II` or `Master`. */
export function formatTier({ tier, division }: Pick<Standing, 'tier' | 'division'>, t: TFunction): string {
  const shown = shownDivision(tier, division)
  return shown === null ? t(`tiers.${tier}`) : `${t(`tiers.${tier}`)} ${shown}`
}

/** Formats a rank, such as `Emerald II 45 LP`. */
export function formatRank(standing: Standing, t: TFunction, format: Format): string {
  return `${formatTier(standing, t)} ${t('account.rank.points', { points: format.number(standing.leaguePoints) })}`
}

/** Formats gained or lost points with their sign, such as `+21`. */
export function signedPoints(points: number, format: Format): string {
  const sign = points === 0 ? '±' : points > 0 ? '+' : '−'
  return `${sign}${format.number(Math.abs(points))}`
}
