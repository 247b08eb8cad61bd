import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { webhookHoldersCollection } from '../collections/webhook-holders.ts'
import { webhookProgressCollection } from '../collections/webhook-progress.ts'
import { webhookSecretsCollection } from '../collections/webhook-secrets.ts'
import { webhooksCollection } from '../collections/webhooks.ts'

export interface WebhookRemoval {
  /** Reads which webhooks belong to API keys, and returns the function that deletes them, after the last read of the transaction. */
  readonly ofKeys: (transaction: Transaction, keyIds: readonly string[]) => Promise<() => void>
  /** Deletes everything that is stored about a webhook but the entry of its key. */
  delete(transaction: Transaction, id: string): void
}

export function createWebhookRemoval(store: DocumentStore): WebhookRemoval {
  const holders = openCollection(store, webhookHoldersCollection)
  const about = [webhooksCollection, webhookProgressCollection, webhookSecretsCollection].map(({ name }) => name)

  function remove(transaction: Transaction, id: string): void {
    for (const collection of about) transaction.delete({ collection, id })
  }

  return {
    async ofKeys(transaction, keyIds) {
      const writer = holders.in(transaction)
      const held = await writer.findMany(keyIds)
      return () => {
        for (const [index, holder] of held.entries()) {
          const keyId = keyIds[index]
          if (holder === null || keyId === undefined) continue
          for (const id of holder.webhooks) remove(transaction, id)
          writer.delete(keyId)
        }
      }
    },
    delete: remove,
  }
}
