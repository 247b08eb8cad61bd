import { setImmediate as nextTurn } from 'node:timers/promises'
import type { JournalEntry } from '../../journal/rules/journal-entry.ts'
import type { Journal } from '../../journal/services/journal.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import { restFor } from '../../shared/rest-for.ts'
import type { Semaphore } from '../../shared/semaphore.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { type WebhookProgress, webhookProgressCollection } from '../collections/webhook-progress.ts'
import { type WebhookRecord, webhooksCollection } from '../collections/webhooks.ts'
import { findRetryTime } from '../rules/retry.ts'
import { isWanted } from '../rules/wanted.ts'
import type { StopReason } from '../rules/webhook-values.ts'
import type { Happenings } from '../services/happenings.ts'
import type { Attempt, SendEvent } from '../services/send-event.ts'
import { withDelivery } from '../services/webhooks.ts'

/** Pause after a failure of the store. */
const STORE_RETRY_MS = 30_000

/** Interval in which the place of a webhook without wanted events is stored: far below the retention of the journal. */
const STORE_PLACE_MS = 60 * 60_000

export interface CourierParts {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly journal: Pick<Journal, 'head'>
  readonly happenings: Happenings
  readonly proScene: Pick<ProScene, 'look'>
  readonly send: SendEvent
  readonly random: () => number
  /** Admits webhooks whose last attempt succeeded. */
  readonly healthyTurns: Semaphore
  /** Admits webhooks whose last attempt failed, so that none of them can keep others waiting. */
  readonly failingTurns: Semaphore
  readonly report: (error: unknown) => void
}

/** Delivers the events of one webhook in their order, as long as it is active and unchanged. */
export interface Courier {
  /** Makes it read the journal again. */
  wake(): void
  /** Ends it, with the request that it sends at the moment. */
  close(): Promise<void>
}

/** Calls for the end of a courier by itself: the webhook was stopped or deleted. */
class Ended extends Error {
  override readonly name = 'Ended'
}

export function startCourier(webhook: WebhookRecord & { readonly id: string }, parts: CourierParts): Courier {
  const { store, clock, journal, happenings, proScene, send, random, healthyTurns, failingTurns, report } = parts
  const { id, round } = webhook
  const webhooks = openCollection(store, webhooksCollection)
  const progresses = openCollection(store, webhookProgressCollection)
  const closing = new AbortController()
  const { signal } = closing
  let news = Promise.withResolvers<void>()

  const rest = (ms: number, wake?: Promise<void>) => restFor(clock, ms, signal, wake)

  async function load(): Promise<WebhookProgress> {
    const progress = await progresses.find(id)
    if (progress === null) throw new Ended()
    return progress
  }

  /**
   * Changes the progress. Throws `Ended` for a deleted webhook. After a replay or a restart, `isSame` is false: the edit must keep the
   * place then, and this courier ends.
   */
  async function save(
    edit: (progress: WebhookProgress, isSame: boolean) => WebhookProgress,
    stop: StopReason | null = null,
  ): Promise<WebhookProgress> {
    const saved = await store.transaction(async (transaction) => {
      const record = await webhooks.in(transaction).find(id)
      const before = await progresses.in(transaction).find(id)
      if (record === null || before === null) return null
      const isSame = record.round === round
      const after = edit(before, isSame)
      progresses.in(transaction).set(id, after)
      if (isSame && stop !== null) {
        webhooks.in(transaction).set(id, { ...record, state: { kind: 'STOPPED', reason: stop, at: clock.now() } })
      }
      return isSame && stop === null ? after : null
    })
    if (saved === null) throw new Ended()
    return saved
  }

  /** Skips expired entries. */
  async function skipExpired(progress: WebhookProgress): Promise<WebhookProgress> {
    const { expired } = await journal.head()
    if (progress.place >= expired) return progress
    return save((before, isSame) => (isSame ? { ...before, place: expired, failing: null, hasMissed: true } : before))
  }

  /** Returns the next wanted entry; without one, the last number that was read. */
  async function findNext(place: number): Promise<JournalEntry | number> {
    for (let last = place; ;) {
      const batch = await happenings.listSince(last)
      signal.throwIfAborted()
      if (batch.length === 0) return last
      const view = await proScene.look()
      for (const happening of batch) {
        if (isWanted(happening, webhook, view)) {
          const entry = await happenings.find(happening.number)
          if (entry !== null) return entry
        }
        last = happening.number
      }
      // A long backlog leaves turns of the event loop to others.
      await nextTurn()
    }
  }

  async function attempt(entry: JournalEntry, { failing: failed }: WebhookProgress): Promise<WebhookProgress> {
    const before = failed?.number === entry.number ? failed : null
    const attempts = (before?.attempts ?? 0) + 1
    const leave = await (failed === null ? healthyTurns : failingTurns).enter()
    try {
      signal.throwIfAborted()
      const eventId = `${id}_${entry.number}`
      const made = await send(webhook, { eventId, entry, isTest: false, attempt: attempts }, signal)
      if (made === null) throw new Ended()
      const since = before?.since ?? made.delivery.at
      return await note({ number: entry.number, attempts, since }, made)
    } finally {
      leave?.()
    }
  }

  /** Stores the result of an attempt. The place moves only now: a crash before repeats this one event. */
  async function note(
    { number, attempts, since }: Omit<NonNullable<WebhookProgress['failing']>, 'retryAt'>,
    { delivery, verdict }: Attempt,
  ): Promise<WebhookProgress> {
    if (verdict.kind === 'delivered') {
      return save((before, isSame) =>
        withDelivery(isSame ? { ...before, place: Math.max(before.place, number), failing: null } : before, delivery),
      )
    }
    const retryAt =
      verdict.kind === 'stop'
        ? null
        : findRetryTime({ attempts, since, now: clock.now(), askedMs: verdict.askedMs, random: random() })
    const stop = verdict.kind === 'stop' ? verdict.reason : retryAt === null ? 'FAILED_FOR_A_DAY' : null
    return save((before, isSame) => {
      const failed = retryAt === null ? null : { number, attempts, since, retryAt }
      return withDelivery(isSame ? { ...before, failing: failed } : before, delivery)
    }, stop)
  }

  async function deliver(): Promise<never> {
    let progress = await skipExpired(await load())
    let reached = progress.place
    let storedAt = clock.now()
    for (;;) {
      const { failing: failed } = progress
      if (failed !== null && failed.retryAt > clock.now()) await rest(failed.retryAt - clock.now())
      const waiting = news.promise
      const next = await findNext(reached)
      if (typeof next !== 'number') {
        progress = await attempt(next, progress)
        reached = Math.max(progress.place, reached)
        storedAt = clock.now()
        continue
      }
      reached = next
      if (reached > progress.place && clock.now() - storedAt >= STORE_PLACE_MS) {
        progress = await save((before, isSame) => (isSame ? { ...before, place: reached, failing: null } : before))
        storedAt = clock.now()
      }
      await rest(STORE_PLACE_MS, waiting)
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await deliver()
      } catch (error) {
        if (signal.aborted || error instanceof Ended) return
        report(error)
        await rest(STORE_RETRY_MS).catch(() => {})
      }
    }
  }

  const running = run()
  return {
    wake() {
      news.resolve()
      news = Promise.withResolvers()
    },
    async close() {
      closing.abort()
      await running
    },
  }
}
