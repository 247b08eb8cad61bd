import { pointLeasesCollection } from '../../gateway/limits/collections/point-leases.ts'
import type { PointBudgets } from '../../gateway/limits/point-budgets.ts'
import { createPointLeases } from '../../gateway/limits/point-leases.ts'
import { createSharedBudgets, type SharingState } from '../../gateway/limits/shared-budgets.ts'
import type { Clock } from '../../gateway/shared/clock.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** Points of a window in these worlds; a chunk is a tenth of them. */
export const POINTS = 1000
export const CHUNK = 100

/** An instance, with the behaviour of its store. */
export interface Instance {
  readonly budgets: PointBudgets
  /** Reported changes between shared and separate counting, in order. */
  readonly changes: readonly SharingState['state'][]
  /** Calls of the instance to its store, in order. */
  readonly calls: readonly string[]
  store: 'well' | 'failing' | 'hanging'
  /** Makes the store work again, and resumes hanging calls. */
  recover(): void
}

/** Instances over one store with one clock. */
export class BudgetsWorld {
  readonly clock = new FakeClock()
  readonly #store: DocumentStore

  constructor(store: DocumentStore) {
    this.#store = store
  }

  /** Adds an instance whose clock is `aheadMs` ahead. */
  add(aheadMs = 0): Instance {
    const clock: Clock = {
      now: () => this.clock.now() + aheadMs,
      schedule: (delayMs, task) => this.clock.schedule(delayMs, task),
    }
    const changes: SharingState['state'][] = []
    const calls: string[] = []
    let recovered = Promise.withResolvers<void>()
    const store: DocumentStore = {
      get: (ref) => this.#store.get(ref),
      getMany: (collection, ids) => this.#store.getMany(collection, ids),
      count: (collection, limit) => this.#store.count(collection, limit),
      watch: (collection, signal) => this.#store.watch(collection, signal),
      close: () => this.#store.close(),
      query: async (collection, query) => {
        calls.push('query')
        return await this.#store.query(collection, query)
      },
      transaction: async (body) => {
        calls.push('transaction')
        if (instance.store === 'failing') throw new Error('The store is down')
        if (instance.store === 'hanging') await recovered.promise
        return await this.#store.transaction((transaction) =>
          body({
            get(ref) {
              calls.push('read')
              return transaction.get(ref)
            },
            getMany: (collection, ids) => transaction.getMany(collection, ids),
            set(ref, data) {
              calls.push('write')
              transaction.set(ref, data)
            },
            delete: (ref) => transaction.delete(ref),
          }),
        )
      },
    }
    const leases = createPointLeases({
      store,
      documents: openCollection(store, pointLeasesCollection),
      clock,
      report(error) {
        throw error
      },
    })
    const instance: Instance = {
      budgets: createSharedBudgets({
        leases,
        clock,
        points: POINTS,
        onSharingChange: ({ state }) => changes.push(state),
      }),
      changes,
      calls,
      store: 'well',
      recover() {
        instance.store = 'well'
        recovered.resolve()
        recovered = Promise.withResolvers()
      },
    }
    return instance
  }

  /** Advances to the start of a window of this address. */
  async beginWindow(address: string): Promise<void> {
    const { resetMs } = await this.add().budgets.look(address)
    await this.clock.advance(resetMs)
  }

  /** Lists the stored leases of all addresses. */
  async listLeases(): Promise<readonly unknown[]> {
    const leases = await openCollection(this.#store, pointLeasesCollection).list({ limit: 1000 })
    return leases.map(({ value }) => value)
  }
}

/** Takes points until a request is refused; returns their sum. */
export async function takeAll({ budgets }: Instance, address: string, each = 50): Promise<number> {
  let taken = 0
  while ((await budgets.take(address, each)).taken) taken += each
  return taken
}
