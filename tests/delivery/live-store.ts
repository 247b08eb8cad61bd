import { z } from 'zod'
import { liveSourcesCollection } from '../../gateway/delivery/collections/live-sources.ts'
import { GONE_KEPT_MS, type LiveItem, nextRevision } from '../../gateway/delivery/rules/live-item.ts'
import type { LiveSource } from '../../gateway/delivery/rules/live-source.ts'
import { type CollectionDefinition, openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import type { FakeClock } from '../support/fake-clock.ts'

/** A minimal live item. */
export type Thing = LiveItem & { readonly id: string; readonly colour: string }

export const thingsCollection: CollectionDefinition<Thing> = {
  name: 'things',
  schema: z.object({ id: z.string(), revision: z.int(), goneAt: z.int().nullable(), colour: z.string() }),
  indexes: [],
}

/** Opens a store of things; writes like a worker, or like manual changes in the store. */
export function openLiveStore(store: DocumentStore, clock: FakeClock) {
  const things = openCollection(store, thingsCollection)
  const sources = openCollection(store, liveSourcesCollection)
  const known = new Map<string, Thing>()
  let latest = 0

  async function set(id: string, thing: Thing): Promise<void> {
    await store.transaction(async (transaction) => things.in(transaction).set(id, thing))
    known.set(id, thing)
  }

  async function forget(id: string): Promise<void> {
    await store.transaction(async (transaction) => things.in(transaction).delete(id))
    known.delete(id)
  }

  return {
    /** All stored things, including tombstones. */
    known: known as ReadonlyMap<string, Thing>,
    async upsert(id: string, colour = 'red'): Promise<void> {
      latest = nextRevision(latest, clock.now())
      await set(id, { id, revision: latest, goneAt: null, colour })
    },
    async end(id: string): Promise<void> {
      const thing = known.get(id)
      if (thing === undefined || thing.goneAt !== null) return
      latest = nextRevision(latest, clock.now())
      await set(id, { ...thing, revision: latest, goneAt: clock.now() })
    },
    /** Deletes expired tombstones. */
    async clean(): Promise<void> {
      for (const [id, { goneAt }] of known)
        if (goneAt !== null && goneAt + GONE_KEPT_MS <= clock.now()) await forget(id)
    },
    /** Deletes a thing without a tombstone. */
    forget,
    async poll(state: LiveSource['state'] = 'OK'): Promise<void> {
      const source = { state, observedAt: clock.now() }
      await store.transaction(async (transaction) => sources.in(transaction).set(thingsCollection.name, source))
    },
  }
}
