import { isDeepStrictEqual } from 'node:util'
import type { Accounts } from '../../accounts/services/accounts.ts'
import type { LeasedJob } from '../../jobs/leased-jobs.ts'
import { journalHeadCollection } from '../../journal/collections/journal-head.ts'
import type { AccountWatches } from '../../journal/services/account-watches.ts'
import { Semaphore } from '../../shared/semaphore.ts'
import { followCollection, listGone } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import { type WebhookRecord, webhooksCollection } from '../collections/webhooks.ts'
import { ACCOUNT_KINDS } from '../rules/webhook.ts'
import { type Courier, type CourierParts, startCourier } from './courier.ts'
import { createRenewWatchesJob } from './renew-watches.ts'

/** Requests that are sent at once: to webhooks whose last attempt succeeded, and to those whose last attempt failed. */
const HEALTHY_AT_ONCE = 40
const FAILING_AT_ONCE = 10

interface Dependencies extends Omit<CourierParts, 'healthyTurns' | 'failingTurns'> {
  readonly watches: StoreWatches
  readonly accounts: Pick<Accounts, 'listStored'>
  readonly accountWatches: AccountWatches
}

export interface DeliverWebhooksJob extends LeasedJob {
  status(): { readonly webhooks: number; readonly active: number }
}

/** Sends what is written to the journal to each active webhook that wants it. Webhooks don't wait for each other. */
export function createDeliverWebhooksJob({
  watches,
  accounts,
  accountWatches,
  ...parts
}: Dependencies): DeliverWebhooksJob {
  const { clock, report } = parts
  const closing = new AbortController()
  const { signal } = closing
  const unbounded = Number.POSITIVE_INFINITY
  const courierParts: CourierParts = {
    ...parts,
    healthyTurns: new Semaphore(HEALTHY_AT_ONCE, unbounded),
    failingTurns: new Semaphore(FAILING_AT_ONCE, unbounded),
  }
  const records = new Map<string, WebhookRecord>()
  const couriers = new Map<string, Courier>()
  /** The last step of each webhook: an old courier ends before the next one starts, so that no event overtakes another. */
  const steps = new Map<string, Promise<void>>()

  function change(id: string, record: WebhookRecord | null): void {
    // A watch that restarts repeats what is known.
    if (isDeepStrictEqual(records.get(id) ?? null, record)) return
    if (record === null) records.delete(id)
    else records.set(id, record)
    const step = replaceAfter(steps.get(id), id, () => steps.get(id) === step)
    steps.set(id, step)
  }

  const renewing = createRenewWatchesJob({
    listAccountIds: () =>
      [...records.values()].flatMap(({ state, kinds, accounts: ids }) =>
        state.kind === 'ACTIVE' && kinds.some((kind) => ACCOUNT_KINDS.includes(kind)) ? ids : [],
      ),
    accounts,
    accountWatches,
    clock,
    report,
  })

  async function replaceAfter(before: Promise<void> | undefined, id: string, isLast: () => boolean): Promise<void> {
    await before
    await couriers.get(id)?.close()
    couriers.delete(id)
    // Each step finds the newest record, so only the last one starts a courier.
    if (!isLast()) return
    steps.delete(id)
    const newest = records.get(id)
    if (newest?.state.kind !== 'ACTIVE' || signal.aborted) return
    couriers.set(id, startCourier({ ...newest, id }, courierParts))
  }

  return {
    start() {
      if (signal.aborted) return
      renewing.start()
      const following = { watches, clock, signal, report }
      followCollection({
        ...following,
        definition: webhooksCollection,
        take(event) {
          for (const id of listGone(records.keys(), event)) change(id, null)
          for (const [id, record] of event.upserted) change(id, record)
          renewing.wake()
        },
      })
      followCollection({
        ...following,
        definition: journalHeadCollection,
        take() {
          for (const courier of couriers.values()) courier.wake()
        },
      })
    },
    async close() {
      closing.abort()
      await renewing.close()
      await Promise.all([...couriers.values()].map((courier) => courier.close()))
      await Promise.all(steps.values())
    },
    status: () => ({ webhooks: records.size, active: couriers.size }),
  }
}
