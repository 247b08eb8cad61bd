import { pointLeasesCollection } from '../limits/collections/point-leases.ts'
import { createMemoryBudgets, type PointBudgets } from '../limits/point-budgets.ts'
import { createPointLeases } from '../limits/point-leases.ts'
import { createSharedBudgets, type SharingState } from '../limits/shared-budgets.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import { openCollection } from '../store/collection.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { Env } from './env.ts'
import { isSharedStore } from './open-store.ts'

interface OpenBudgetsOptions {
  readonly env: Pick<Env, 'STORE' | 'POINTS_PER_MINUTE' | 'KEY_POINTS_PER_MINUTE'>
  readonly store: DocumentStore
  readonly clock: Clock
  readonly log: Pick<Log, 'info' | 'warn'>
}

export interface OpenBudgets {
  readonly ofAddresses: PointBudgets
  readonly ofKeys: PointBudgets
}

/**
 * Point budgets of client addresses and of API keys. Instances share them through a shared store; an embedded store has one instance
 * only.
 */
export function openBudgets({ env, store, clock, log }: OpenBudgetsOptions): OpenBudgets {
  const { POINTS_PER_MINUTE: ofAddress, KEY_POINTS_PER_MINUTE: ofKey } = env
  if (!isSharedStore(env)) return { ofAddresses: createMemoryBudgets(ofAddress), ofKeys: createMemoryBudgets(ofKey) }
  const shared = {
    leases: createPointLeases({
      store,
      documents: openCollection(store, pointLeasesCollection),
      clock,
      report: (error) => log.warn('expired point leases could not be deleted', { error }),
    }),
    clock,
    onSharingChange(sharing: SharingState) {
      if (sharing.state === 'together') log.info('point budgets are shared with other instances again')
      else log.warn('point budgets are not shared: this instance counts points alone', { error: sharing.error })
    },
  }
  return {
    ofAddresses: createSharedBudgets({ ...shared, points: ofAddress }),
    ofKeys: createSharedBudgets({ ...shared, points: ofKey }),
  }
}
