import type { Clock } from '../../shared/clock.ts'
import { utcDayOf } from '../../shared/utc-day.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { createShortCache } from '../../store/short-cache.ts'
import { type Samples, type SourceDay, sourceDaysCollection } from '../collections/source-days.ts'
import { KEPT_DAYS, listDays, withSample } from '../rules/source-day.ts'
import type { ReportedSource, SourceReport } from '../rules/source-report.ts'
import { deleteOldDays } from './delete-old-days.ts'

/** A day costs a read, and changes once a minute. */
const LIFETIME_MS = 60_000

/** The samples of a source on a day in UTC. */
export interface SampledDay extends Samples {
  /** As in ISO 8601, such as `2026-11-26`. */
  readonly date: string
}

export interface SourceHistory {
  /** Adds a sample of each source to today. On a new day, days before the last 90 are deleted. */
  readonly record: (reports: readonly SourceReport[]) => Promise<void>
  /** Lists the days with samples of a source among the last `count`, at most 90, oldest first. Results may be a minute old. */
  list(source: ReportedSource, count: number): Promise<readonly SampledDay[]>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
}

export function createSourceHistory({ store, clock }: Dependencies): SourceHistory {
  const days = openCollection(store, sourceDaysCollection)
  const known = createShortCache<readonly (SourceDay | null)[]>({ clock, lifetimeMs: LIFETIME_MS, most: 2 })

  return {
    async record(reports) {
      const today = utcDayOf(clock.now())
      const isNew = await store.transaction(async (transaction) => {
        const writer = days.in(transaction)
        const day = await writer.find(today)
        writer.set(today, withSample(day, reports))
        return day === null
      })
      if (isNew) await deleteOldDays(store, sourceDaysCollection, clock.now())
    },
    async list(source, count) {
      const dates = listDays(KEPT_DAYS, clock.now())
      const found = await known(utcDayOf(clock.now()), () => days.findMany(dates))
      const sampled = dates.map((date, index) => ({ date, samples: found[index]?.sources[source] }))
      return sampled.slice(-count).flatMap(({ date, samples }) => (samples === undefined ? [] : [{ date, ...samples }]))
    },
  }
}
