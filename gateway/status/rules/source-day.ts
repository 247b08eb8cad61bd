import { utcDayOf } from '../../shared/utc-day.ts'
import type { Samples, SourceDay } from '../collections/source-days.ts'
import type { ReportedState, SourceReport } from './source-report.ts'

/** Days that are kept, today included. */
export const KEPT_DAYS = 90

const DAY_MS = 24 * 60 * 60_000

/** Weight of a state. States in which nothing is known about the source do not. */
const COUNTED: Readonly<Partial<Record<ReportedState, keyof Samples>>> = {
  OK: 'ok',
  DEGRADED: 'degraded',
  DOWN: 'down',
}

const NOTHING: Samples = { ok: 0, degraded: 0, down: 0 }

/** Returns the day with one more sample of each source; null begins it. */
export function withSample(day: SourceDay | null, reports: readonly SourceReport[]): SourceDay {
  const sources = { ...day?.sources }
  for (const { source, state } of reports) {
    const counted = COUNTED[state]
    if (counted === undefined) continue
    const samples = sources[source] ?? NOTHING
    sources[source] = { ...samples, [counted]: samples[counted] + 1 }
  }
  return { sources }
}

/** Lists a number of days in UTC up to today, oldest first. */
export function listDays(count: number, now: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => utcDayOf(now - (count - 1 - index) * DAY_MS))
}
