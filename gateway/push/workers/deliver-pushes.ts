import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Accounts } from '../../accounts/services/accounts.ts'
import { Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { LeasedJob } from '../../jobs/leased-jobs.ts'
import { journalHeadCollection } from '../../journal/collections/journal-head.ts'
import type { AccountWatches } from '../../journal/services/account-watches.ts'
import type { Journal } from '../../journal/services/journal.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import { Semaphore } from '../../shared/semaphore.ts'
import { openCollection } from '../../store/collection.ts'
import { type FollowedCollection, followCollection, listGone } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import type { Happening } from '../../webhooks/rules/wanted.ts'
import type { Happenings } from '../../webhooks/services/happenings.ts'
import { createRenewWatchesJob } from '../../webhooks/workers/renew-watches.ts'
import { PUSH_PLACE_ID, pushPlaceCollection } from '../collections/push-place.ts'
import { type PushSubscriptionRecord, pushSubscriptionsCollection } from '../collections/push-subscriptions.ts'
import { wantsPush } from '../rules/wants-push.ts'
import type { LoadPushKeys } from '../services/push-keys.ts'
import { deletePushSubscription } from '../services/push-subscriptions.ts'
import { createDeliverPush, type PushDeliveryParts } from './push-delivery.ts'

/** Requests that are sent at once: first attempts, and further ones. */
const FIRST_AT_ONCE = 40
const FURTHER_AT_ONCE = 10

/** Accounts of one subscription that are watched for changes of their rank, as many as `accountChanges` has. */
const MAX_WATCHED = 10

/** Interval in which the place in the journal is stored. Events after it that were delivered are known by each subscription. */
const STORE_PLACE_MS = 60_000

/** Time for which a subscription is kept that its browser has not saved again. Browsers do so once a week. */
const KEPT_MS = 180 * 24 * 60 * 60_000

interface Dependencies extends Omit<PushDeliveryParts, 'happenings' | 'findRecord' | 'first' | 'further' | 'signal'> {
  readonly watches: StoreWatches
  readonly journal: Pick<Journal, 'head'>
  readonly happenings: Happenings
  readonly proScene: Pick<ProScene, 'look'>
  readonly accounts: Pick<Accounts, 'listStored'>
  readonly accountWatches: AccountWatches
  readonly loadKeys: LoadPushKeys
}

export interface DeliverPushesJob extends LeasedJob {
  status(): { readonly subscriptions: number; readonly waiting: number }
}

/** Sends what is written to the journal to each browser that wants it. Browsers don't wait for each other. */
export function createDeliverPushesJob(dependencies: Dependencies): DeliverPushesJob {
  const { watches, journal, happenings, proScene, accounts, accountWatches, loadKeys, ...parts } = dependencies
  const { store, clock, report } = parts
  const places = openCollection(store, pushPlaceCollection)
  const subscriptions = openCollection(store, pushSubscriptionsCollection)
  const closing = new AbortController()
  const { signal } = closing
  const unbounded = Number.POSITIVE_INFINITY
  const records = new Map<string, PushSubscriptionRecord>()
  /** The last delivery of each subscription: its events are sent in their order. */
  const queues = new Map<string, Promise<void>>()
  /** Number of subscriptions that still wait for an event, by its number. */
  const waiting = new Map<number, number>()
  let news = Promise.withResolvers<void>()
  /** Number of the last entry that was read; null before the first look. */
  let reached: number | null = null
  let stored: { readonly place: number; readonly at: number } | null = null

  const deliver = createDeliverPush({
    ...parts,
    happenings,
    findRecord: (id) => records.get(id) ?? null,
    first: new Semaphore(FIRST_AT_ONCE, unbounded),
    further: new Semaphore(FURTHER_AT_ONCE, unbounded),
    signal,
  })

  const renewing = createRenewWatchesJob({
    listAccountIds: () =>
      [...records.values()].flatMap(({ kinds, accounts: ids }) =>
        kinds.includes('RANK_CHANGED') ? ids.slice(0, MAX_WATCHED) : [],
      ),
    accounts,
    accountWatches,
    clock,
    report,
  })

  function enqueue(id: string, happening: Happening): void {
    const { number } = happening
    waiting.set(number, (waiting.get(number) ?? 0) + 1)
    const step = deliverAfter(queues.get(id), id, happening).finally(() => {
      if (queues.get(id) === step) queues.delete(id)
    })
    queues.set(id, step)
  }

  async function deliverAfter(before: Promise<void> | undefined, id: string, happening: Happening): Promise<void> {
    await before
    try {
      await deliver(id, happening)
    } catch (error) {
      // What is not delivered stays before the stored place, and the next job finds it.
      if (signal.aborted) return
      report(error)
    }
    const left = (waiting.get(happening.number) ?? 1) - 1
    if (left === 0) waiting.delete(happening.number)
    else waiting.set(happening.number, left)
  }

  /** Finds where to begin: where the last job ended. The first one begins with the journal; no subscription wants what was before it. */
  async function findStart(): Promise<number> {
    const { expired } = await journal.head()
    const known = await places.find(PUSH_PLACE_ID)
    if (known !== null) stored = { ...known, at: clock.now() }
    return Math.max(known?.place ?? 0, expired)
  }

  async function storePlace(place: number): Promise<void> {
    await store.transaction(async (transaction) => places.in(transaction).set(PUSH_PLACE_ID, { place }))
    stored = { place, at: clock.now() }
  }

  async function readOn(followed: FollowedCollection): Promise<void> {
    // Without all subscriptions, events would pass those that are missing.
    await followed.ready()
    await loadKeys()
    reached ??= await findStart()
    for (;;) {
      const batch = await happenings.listSince(reached)
      if (batch.length === 0) break
      const view = await proScene.look()
      for (const happening of batch) {
        for (const [id, record] of records) if (wantsPush(happening, record, view)) enqueue(id, happening)
        reached = happening.number
      }
      // A long backlog leaves turns of the event loop to others.
      await nextTurn()
      signal.throwIfAborted()
    }
    if (stored !== null && clock.now() - stored.at < STORE_PLACE_MS) return
    const oldest = [...waiting.keys()].reduce((least, number) => Math.min(least, number), reached + 1)
    if (stored?.place !== oldest - 1) await storePlace(oldest - 1)
  }

  /** Deletes the subscriptions of browsers that have not been here for long. */
  async function expire(): Promise<void> {
    for (const [id, { savedAt }] of records) {
      if (savedAt >= clock.now() - KEPT_MS) continue
      await store.transaction(async (transaction) => {
        const record = await subscriptions.in(transaction).find(id)
        if (record !== null && record.savedAt < clock.now() - KEPT_MS) deletePushSubscription(transaction, id)
      })
    }
  }

  async function run(pauses: Pauses): Promise<void> {
    const following = { watches, clock, signal, report }
    const followed = followCollection({
      ...following,
      definition: pushSubscriptionsCollection,
      take(event) {
        for (const id of listGone(records.keys(), event)) records.delete(id)
        for (const [id, record] of event.upserted) records.set(id, record)
        renewing.wake()
      },
    })
    followCollection({
      ...following,
      definition: journalHeadCollection,
      take() {
        news.resolve()
        news = Promise.withResolvers()
      },
    })
    for (;;) {
      const changed = news.promise
      try {
        await pauses.wait(() => readOn(followed))
        await pauses.wait(expire)
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
      }
      await pauses.rest(STORE_PLACE_MS, changed)
    }
  }

  const reading = createBackgroundJob(clock, run)
  return {
    ...reading,
    start() {
      reading.start()
      renewing.start()
    },
    async close() {
      closing.abort()
      await Promise.all([reading.close(), renewing.close()])
      await Promise.all(queues.values())
    },
    status: () => ({ subscriptions: records.size, waiting: waiting.size }),
  }
}
