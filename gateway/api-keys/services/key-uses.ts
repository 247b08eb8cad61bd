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

/** Keys and days per transaction. */
const BATCH = 100

const DAY_MS = 24 * 60 * 60_000

const NOTHING = { points: 0, requests: 0, refusals: 0 }

/** Use of a key on one day, the start of which is in milliseconds since 1970. */
interface DatedCounts extends Counts {
  readonly keyId: string
  readonly day: number
}

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
  const pending = createWriteBehind<DatedCounts>({
    clock,
    delayMs: WRITE_AFTER_MS,
    batch: BATCH,
    sum: (a, b) => ({ ...a, ...sum(a, b) }),
    write: (uses) => write(uses.map(([, use]) => use)),
    report,
  })

  function add(payer: string, change: Partial<Counts>): void {
    const keyId = findPayingKey(payer)
    if (keyId === null) return
    const day = startOfDay()
    pending.add(pendingId(day, keyId), { keyId, day, ...NOTHING, ...change, lastUsedAt: clock.now() })
  }

  async function write(batch: readonly DatedCounts[]): Promise<void> {
    const byKey = Map.groupBy(batch, ({ keyId }) => keyId)
    const ids = [...byKey.keys()]
    await store.transaction(async (transaction) => {
      const writer = uses.in(transaction)
      const [known, before] = [await keys.in(transaction).findMany(ids), await writer.findMany(ids)]
      for (const [index, id] of ids.entries()) {
        // A key may have been revoked since: nothing of it is stored again.
        if (known[index] == null) continue
        const counts = [ofToday(before[index] ?? null), ...(byKey.get(id) ?? []).map(ofToday)].reduce(sum)
        // Points are given back after they were taken, which can be on the next day.
        writer.set(id, { ...counts, points: Math.max(0, counts.points), day: startOfDay() })
      }
    })
  }

  function startOfDay(): number {
    return clock.now() - (clock.now() % DAY_MS)
  }

  /** Returns what counts today. Of an earlier day, that is only the time of the last use. */
  function ofToday(use: (Counts & Pick<ApiKeyUseRecord, 'day'>) | null): Counts {
    if (use === null) return { ...NOTHING, lastUsedAt: 0 }
    const { day, points, requests, refusals, lastUsedAt } = use
    return day === startOfDay() ? { points, requests, refusals, lastUsedAt } : { ...NOTHING, lastUsedAt }
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
        const [stored, here] = [ofToday(records[index] ?? null), pending.look(pendingId(startOfDay(), id))]
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

function pendingId(day: number, keyId: string): string {
  return JSON.stringify([day, keyId])
}

function sum(a: Counts, b: Counts): Counts {
  return {
    points: a.points + b.points,
    requests: a.requests + b.requests,
    refusals: a.refusals + b.refusals,
    lastUsedAt: Math.max(a.lastUsedAt, b.lastUsedAt),
  }
}
