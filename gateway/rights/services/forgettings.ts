import { randomUUID } from 'node:crypto'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { openSuppressionList } from '../../suppression/services/suppression-list.ts'
import { forgettingsCollection } from '../collections/forgettings.ts'
import type { KnownPerson } from '../rules/person.ts'
import { marksOf } from './marks-of.ts'

/** Begins the removal of people, and knows who was removed. */
export interface Forgettings {
  /** Suppresses a person and begins to delete their data, in one commit. Without an effect for a person of whom nothing is known. */
  begin(person: KnownPerson): Promise<void>
  /** The same within a transaction. It reads, so it has to precede the first write. */
  beginIn(transaction: Transaction, person: KnownPerson): Promise<void>
  /** True when the person, or one of their names, is suppressed. */
  isSuppressed(person: KnownPerson): Promise<boolean>
  /** Ends the suppression of a person. Deleted data does not come back by itself. */
  lift(person: KnownPerson): Promise<void>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Pick<Clock, 'now'>
}

export function createForgettings({ store, clock }: Dependencies): Forgettings {
  const forgettings = openCollection(store, forgettingsCollection)
  const list = openSuppressionList(store)

  async function beginIn(transaction: Transaction, person: KnownPerson): Promise<void> {
    const marks = marksOf(person)
    if (marks.length === 0) return
    const suppressions = await list.in(transaction)
    const now = clock.now()
    suppressions.add(marks, now)
    forgettings.in(transaction).set(randomUUID(), { ...person, startedAt: now })
  }

  return {
    begin: (person) => store.transaction((transaction) => beginIn(transaction, person)),
    beginIn,

    async isSuppressed({ puuids, riotIds, players, names }) {
      const forgotten = await list.look()
      return (
        puuids.some((puuid) => forgotten.hasPuuid(puuid)) ||
        riotIds.some((folded) => forgotten.hasFoldedRiotId(folded)) ||
        players.some((id) => forgotten.hasPlayer(id)) ||
        names.some((slug) => forgotten.hasName(slug))
      )
    },

    lift: (person) => store.transaction(async (transaction) => (await list.in(transaction)).lift(marksOf(person))),
  }
}
