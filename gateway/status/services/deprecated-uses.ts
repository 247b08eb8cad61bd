import type { Clock } from '../../shared/clock.ts'
import { utcDayOf } from '../../shared/utc-day.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { createWriteBehind } from '../../store/write-behind.ts'
import { type DeprecatedUse, deprecatedUseDaysCollection } from '../collections/deprecated-use-days.ts'
import { sumUses } from '../rules/deprecated-use.ts'
import { listDays } from '../rules/source-day.ts'
import { deleteOldDays } from './delete-old-days.ts'

/** Delay between a use and its write. */
const WRITE_AFTER_MS = 60_000

/** Maximum number of rows that one transaction adds. */
const BATCH = 1000

/** Counts which clients use deprecated parts of the contract: in memory, and once a minute in the store. */
export interface DeprecatedUses {
  /** Counts one operation. */
  add(client: string, parts: ReadonlySet<string>): void
  /** Sums up the last `days` days, the most used part first: at most 90. */
  list(days: number): Promise<readonly DeprecatedUse[]>
  /** Stores what is not stored yet. */
  close(): Promise<void>
}

/** A use, and its day in UTC, such as `2026-11-26`. */
type DatedUse = DeprecatedUse & { readonly day: string }

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Receives the error when uses can't be stored. They are stored later. */
  readonly report: (error: unknown) => void
}

export function createDeprecatedUses({ store, clock, report }: Dependencies): DeprecatedUses {
  const useDays = openCollection(store, deprecatedUseDaysCollection)
  const pending = createWriteBehind<DatedUse>({
    clock,
    delayMs: WRITE_AFTER_MS,
    batch: BATCH,
    sum: (a, b) => ({ ...a, uses: a.uses + b.uses }),
    write: (uses) => write(uses.map(([, use]) => use)),
    report,
  })

  async function write(uses: readonly DatedUse[]): Promise<void> {
    const byDay = Map.groupBy(uses, ({ day }) => day)
    const days = [...byDay.keys()]
    const beginsDay = await store.transaction(async (transaction) => {
      const writer = useDays.in(transaction)
      const before = await writer.findMany(days)
      for (const [index, day] of days.entries()) {
        writer.set(day, { uses: sumUses([...(before[index]?.uses ?? []), ...(byDay.get(day) ?? [])]) })
      }
      return before.includes(null)
    })
    // The uses are stored, so they must not be written again when this fails.
    if (beginsDay) await deleteOldDays(store, deprecatedUseDaysCollection, clock.now()).catch(report)
  }

  return {
    add(client, parts) {
      const day = utcDayOf(clock.now())
      for (const part of parts) pending.add(JSON.stringify([day, client, part]), { day, client, part, uses: 1 })
    },
    async list(days) {
      const found = await useDays.findMany(listDays(days, clock.now()))
      return sumUses(found.flatMap((day) => day?.uses ?? [])).toSorted((a, b) => b.uses - a.uses)
    },
    close: () => pending.flush().catch(report),
  }
}
