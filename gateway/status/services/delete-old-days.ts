import { openCollection, type CollectionDefinition } from '../../store/collection.ts'
import type { DocumentData, DocumentStore } from '../../store/document-store.ts'
import { KEPT_DAYS, listDays } from '../rules/source-day.ts'

/** A page of old days, which are deleted together. */
const OLD_DAYS = 200

/** Deletes the days before the last {@link KEPT_DAYS} of a collection whose ids are days in UTC. */
export async function deleteOldDays<T extends DocumentData>(
  store: DocumentStore,
  definition: CollectionDefinition<T>,
  now: number,
): Promise<void> {
  const days = openCollection(store, definition)
  const [oldest = ''] = listDays(KEPT_DAYS, now)
  const stored = await days.list({ limit: OLD_DAYS })
  const old = stored.filter(({ id }) => id < oldest)
  if (old.length === 0) return
  await store.transaction(async (transaction) => {
    for (const { id } of old) days.in(transaction).delete(id)
  })
}
