import { type ApiKeys, createApiKeys } from '../api-keys/services/api-keys.ts'
import { createKeyUses } from '../api-keys/services/key-uses.ts'
import { type Keyring, openKeyring } from '../api-keys/services/keyring.ts'
import type { PointBudgets } from '../limits/point-budgets.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { createWebhookRemoval } from '../webhooks/services/webhook-removal.ts'

interface OpenApiKeysOptions {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly budgets: PointBudgets
  readonly log: Pick<Log, 'warn'>
}

export interface OpenApiKeys {
  readonly apiKeys: ApiKeys
  readonly keyring: Keyring
  /** The budgets of keys, which also count the use of each key. */
  readonly budgets: PointBudgets
  /** Stores the use that is not stored yet. */
  close(): Promise<void>
}

export function openApiKeys({ store, clock, budgets, log }: OpenApiKeysOptions): OpenApiKeys {
  const report = (error: unknown) => log.warn('the use of API keys could not be stored', { error })
  const uses = createKeyUses({ store, clock, report })
  return {
    apiKeys: createApiKeys({ store, clock, uses, budgets, removals: createWebhookRemoval(store).ofKeys }),
    keyring: openKeyring({
      store,
      clock,
      report: (error) => log.warn('an API key could not be checked', { error }),
    }),
    budgets: uses.meter(budgets),
    close: () => uses.flush().catch(report),
  }
}
