import { findPayingKey } from '../../limits/payer.ts'
import type { PointBudgets } from '../../limits/point-budgets.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { createWriteBehind } from '../../store/write-behind.ts'
import { apiKeyUsesCollection, type ApiKeyUseRecord } from '../collections/api-key-uses.ts'
import { apiKeysCollection } from '../collections/api-keys.ts'
import { type ApiKeyUse, NEVER_USED } from '../rules/api-key.ts'

/** Delay between a use and its write. */
const WRITE_AFTER_MS = 10_000

/** Keys per transaction. */
const BATCH = 100

const DAY_MS = 24 * 60 * 60_000

interface Counts {
  readonly points: number
  readonly requests: number
  readonly refusals: number
  readonly lastUsedAt: number
}

/** Counts the use of keys in memory, and adds it to the store at most once in {@link WRITE_AFTER_MS}. */
export interface KeyUses {
  /** Returns budgets that also count what each key takes from them. All of their payers are keys. */
  meter(budgets: PointBudgets): PointBudgets
  /** Returns the use of each key, in the order of the ids: what is stored, and what this instance has not stored yet. */
  look(ids: readonly string[]): Promise<readonly ApiKeyUse[]>
  /** Stores what is not stored yet. Rejects when the store fails; nothing is lost then. */
  flush(): Promise<void>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Receives the error when uses can't be stored. They are stored later. */
  readonly report: (error: unknown) => void
}

export function createKeyUses({ store, clock, report }: Dependencies): KeyUses {
  const uses = openCollection(store, apiKeyUsesCollection)
  const keys = openCollection(store, apiKeysCollection)
  const pending = createWriteBehind<Counts>({ clock, delayMs: WRITE_AFTER_MS, batch: BATCH, sum, write, report })

  function add(payer: string, change: Partial<Counts>): void {
    const id = findPayingKey(payer)
    if (id !== null) pending.add(id, { points: 0, requests: 0, refusals: 0, ...change, lastUsedAt: clock.now() })
  }

  async function write(batch: readonly (readonly [string, Counts])[]): Promise<void> {
    const ids = batch.map(([id]) => id)
    await store.transaction(async (transaction) => {
      const writer = uses.in(transaction)
      const [known, before] = [await keys.in(transaction).findMany(ids), await writer.findMany(ids)]
      for (const [index, [id, counts]] of batch.entries()) {
        // A key may have been revoked since: nothing of it is stored again.
        if (known[index] == null) continue
        const today = ofToday(before[index] ?? null)
        // Points are given back after they were taken, which can be on the next day.
        const points = Math.max(0, today.points + counts.points)
        writer.set(id, { ...sum(today, counts), points, day: startOfDay() })
      }
    })
  }

  function startOfDay(): number {
    return clock.now() - (clock.now() % DAY_MS)
  }

  function ofToday(record: ApiKeyUseRecord | null): Counts {
    const { day, ...counts } = record ?? { day: 0, points: 0, requests: 0, refusals: 0, lastUsedAt: 0 }
    return day === startOfDay() ? counts : { points: 0, requests: 0, refusals: 0, lastUsedAt: counts.lastUsedAt }
  }

  return {
    meter: (budgets) => ({
      async take(payer, points) {
        const taking = await budgets.take(payer, points)
        add(payer, taking.taken ? { points, requests: 1 } : { refusals: 1 })
        return taking
      },
      charge(payer, points) {
        add(payer, { points })
        return budgets.charge(payer, points)
      },
      giveBack(payer, points) {
        add(payer, { points: -points })
        return budgets.giveBack(payer, points)
      },
      look: (payer) => budgets.look(payer),
    }),

    async look(ids) {
      const records = await uses.findMany(ids)
      return ids.map((id, index) => {
        const [stored, here] = [ofToday(records[index] ?? null), pending.look(id)]
        const all = here === null ? stored : sum(stored, here)
        if (all.lastUsedAt === 0) return NEVER_USED
        return {
          lastUsedAt: all.lastUsedAt,
          pointsToday: Math.max(0, all.points),
          requestsToday: all.requests,
          refusalsToday: all.refusals,
        }
      })
    },

    flush: () => pending.flush(),
  }
}

function sum(a: Counts, b: Counts): Counts {
  return {
    points: a.points + b.points,
    requests: a.requests + b.requests,
    refusals: a.refusals + b.refusals,
    lastUsedAt: Math.max(a.lastUsedAt, b.lastUsedAt),
  }
}
