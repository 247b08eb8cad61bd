import type { TFunction } from 'i18next'
import type { MomentFormat } from '../../i18n/format.ts'

interface Period {
  /** A time, day, month or year in ISO 8601; null when unknown. */
  readonly fromDate: string | null
  /** A time, day, month or year in ISO 8601; null while it continues, and when unknown. */
  readonly toDate: string | null
  readonly ended: boolean
}

/** Formats the period of a membership, such as `since Apr 20, 2026`. */
export function membershipWords({ fromDate, toDate, ended }: Period, t: TFunction, format: MomentFormat): string {
  const from = fromDate === null ? null : format.partialDate(fromDate)
  const to = toDate === null ? null : format.partialDate(toDate)
  if (to === null && ended) {
    return from === null ? t('player.teams.past') : t('player.teams.fromPast', { from })
  }
  if (from === null) return to === null ? t('player.teams.unknown') : t('player.teams.until', { to })
  return to === null ? t('player.teams.since', { from }) : t('player.teams.fromTo', { from, to })
}
