import { type OpenApiKeys, openApiKeys } from '../../gateway/composition/open-api-keys.ts'
import type { Keys } from '../../gateway/http/graphql/api-keys.ts'
import { createMemoryBudgets } from '../../gateway/limits/point-budgets.ts'
import type { Clock } from '../../gateway/shared/clock.ts'
import { createLog } from '../../gateway/shared/log.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'

/** Opens the API keys of a store, as an instance of its own. */
export function openKeys(store: DocumentStore, clock: Clock, budgets = createMemoryBudgets()): OpenApiKeys {
  const log = createLog({ level: 'silent', write: () => {}, now: () => clock.now() })
  return openApiKeys({ store, clock, budgets, log })
}

/** Knows no key. */
export const NO_KEYS: Keys = {
  check: async () => ({ kind: 'refused', problem: 'UNKNOWN' }),
  follow: () => () => {},
}
