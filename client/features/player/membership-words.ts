import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'

interface Stay {
  /** In ISO 8601; null when nobody knows. */
  readonly from: string | null
  /** In ISO 8601; null while it goes on. */
  readonly to: string | null
}

/** When somebody was in a team, such as `since Apr 20, 2026`. */
export function membershipWords({ from, to }: Stay, t: TFunction, format: Format): string {
  if (from === null) return to === null ? t('player.teams.unknown') : t('player.teams.until', { to: format.date(to) })
  if (to === null) return t('player.teams.since', { from: format.date(from) })
  return t('player.teams.fromTo', { from: format.date(from), to: format.date(to) })
}
