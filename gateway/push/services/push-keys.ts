import webPush from 'web-push'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { PUSH_KEYS_ID, type PushKeys, pushKeysCollection } from '../collections/push-keys.ts'

/** Returns the VAPID keys of this server. The first call in the life of a store creates them. Throws the store's errors. */
export type LoadPushKeys = () => Promise<PushKeys>

export function openPushKeys(store: DocumentStore): LoadPushKeys {
  const collection = openCollection(store, pushKeysCollection)
  let loading: Promise<PushKeys> | null = null

  async function load(): Promise<PushKeys> {
    const known = await collection.find(PUSH_KEYS_ID)
    if (known !== null) return known
    const created = webPush.generateVAPIDKeys()
    return store.transaction(async (transaction) => {
      const writer = collection.in(transaction)
      // Another instance may have created them meanwhile.
      const before = await writer.find(PUSH_KEYS_ID)
      if (before === null) writer.set(PUSH_KEYS_ID, created)
      return before ?? created
    })
  }

  return () => {
    const loaded = (loading ??= load())
    loaded.catch(() => (loading = null))
    return loaded
  }
}
