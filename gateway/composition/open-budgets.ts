import { pointLeasesCollection } from '../limits/collections/point-leases.ts'
import { createMemoryBudgets, type PointBudgets } from '../limits/point-budgets.ts'
import { createPointLeases } from '../limits/point-leases.ts'
import { createSharedBudgets } from '../limits/shared-budgets.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import { openCollection } from '../store/collection.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { Env } from './env.ts'
import { isSharedStore } from './open-store.ts'

interface OpenBudgetsOptions {
  readonly env: Pick<Env, 'STORE' | 'POINTS_PER_MINUTE'>
  readonly store: DocumentStore
  readonly clock: Clock
  readonly log: Pick<Log, 'info' | 'warn'>
}

/** Point budgets of client addresses. Instances share them through a shared store; an embedded store has one instance only. */
export function openBudgets({ env, store, clock, log }: OpenBudgetsOptions): PointBudgets {
  if (!isSharedStore(env)) return createMemoryBudgets(env.POINTS_PER_MINUTE)
  return createSharedBudgets({
    leases: createPointLeases({
      store,
      documents: openCollection(store, pointLeasesCollection),
      clock,
      report: (error) => log.warn('expired point leases could not be deleted', { error }),
    }),
    clock,
    points: env.POINTS_PER_MINUTE,
    tell(sharing) {
      if (sharing.state === 'together') log.info('point budgets are shared with other instances again')
      else log.warn('point budgets are not shared: this instance counts points alone', { error: sharing.error })
    },
  })
}
