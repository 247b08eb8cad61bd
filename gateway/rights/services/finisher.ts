import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import { openSuppressionList } from '../../suppression/services/suppression-list.ts'
import { type Forgetting, forgettingsCollection } from '../collections/forgettings.ts'
import type { KnownPerson } from '../rules/person.ts'
import type { GuardedStore } from './guard-store.ts'
import { listDocuments } from './list-documents.ts'
import { marksOf } from './marks-of.ts'
import { createSweeper } from './sweeper.ts'

/** Deletes the data of suppressed people. What was begun is finished by any process, at any time. */
export interface Finisher {
  /**
   * Finishes everything that was begun. Resolves to the number of documents that were deleted or changed. Rejects once `signal`
   * aborts, or when the store fails; the rest is done by the next call.
   */
  finish(signal?: AbortSignal): Promise<number>
}

interface Dependencies {
  /** The sweep writes documents again, and the guard takes the person out of them. */
  readonly store: GuardedStore
  readonly clock: Pick<Clock, 'now'>
}

export function createFinisher({ store, clock }: Dependencies): Finisher {
  const forgettings = openCollection(store, forgettingsCollection)
  const list = openSuppressionList(store)
  const sweeper = createSweeper(store)

  /** Tells every instance that data is gone, so that none keeps it in memory. */
  async function announce(person: KnownPerson): Promise<void> {
    await store.transaction(async (transaction) => (await list.in(transaction)).add(marksOf(person), clock.now()))
  }

  async function finishOne(id: string, person: Forgetting, signal: AbortSignal | undefined): Promise<number> {
    const named = await sweeper.sweepNamed(person, signal)
    await announce(person)
    const matches = await sweeper.sweepMatches(person, signal)
    await announce(person)
    await store.transaction(async (transaction) => forgettings.in(transaction).delete(id))
    return named + matches
  }

  return {
    async finish(signal) {
      let done = 0
      for await (const { id, value } of listDocuments(store, forgettingsCollection)) {
        done += await finishOne(id, value, signal)
      }
      return done
    },
  }
}
