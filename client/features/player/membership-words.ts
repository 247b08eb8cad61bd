import type { TFunction } from 'i18next'
import type { MomentFormat } from '../../i18n/format.ts'

interface Period {
  /** In ISO 8601; null when unknown. */
  readonly from: string | null
  /** In ISO 8601; null while it continues. */
  readonly to: string | null
}

/** Formats the period of a membership, such as `since Apr 20, 2026`. */
export function membershipWords({ from, to }: Period, t: TFunction, format: MomentFormat): string {
  if (from === null) return to === null ? t('player.teams.unknown') : t('player.teams.until', { to: format.date(to) })
  if (to === null) return t('player.teams.since', { from: format.date(from) })
  return t('player.teams.fromTo', { from: format.date(from), to: format.date(to) })
}
