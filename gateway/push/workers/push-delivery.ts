import type { Clock } from '../../shared/clock.ts'
import { restFor } from '../../shared/rest-for.ts'
import type { Semaphore } from '../../shared/semaphore.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { findRetryTime } from '../../webhooks/rules/retry.ts'
import type { Happening } from '../../webhooks/rules/wanted.ts'
import type { WriteEventBody } from '../../webhooks/services/event-body.ts'
import type { Happenings } from '../../webhooks/services/happenings.ts'
import { pushProgressCollection } from '../collections/push-progress.ts'
import { type PushSubscriptionRecord, pushSubscriptionsCollection } from '../collections/push-subscriptions.ts'
import { HOUR_MS, isPushKind, MAX_PER_HOUR, NEWS } from '../rules/push-news.ts'
import type { PushOutcome } from '../rules/push-values.ts'
import { isQuiet } from '../rules/quiet-hours.ts'
import { toPushMessage } from '../services/push-message.ts'
import { deletePushSubscription } from '../services/push-subscriptions.ts'
import type { SendPush } from '../services/send-push.ts'

/** Pause after a failure of the store. */
const STORE_RETRY_MS = 30_000

export interface PushDeliveryParts {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly happenings: Pick<Happenings, 'find'>
  readonly writeBody: WriteEventBody
  readonly send: SendPush
  readonly random: () => number
  /** Called with what became of each attempt. */
  readonly onOutcome: (outcome: PushOutcome) => void
  readonly report: (error: unknown) => void
  /** Finds a subscription as it is now; null once it is deleted. */
  readonly findRecord: (id: string) => PushSubscriptionRecord | null
  /** Admits first attempts. */
  readonly first: Semaphore
  /** Admits further attempts, so that a push service that fails can't keep others waiting. */
  readonly further: Semaphore
  readonly signal: AbortSignal
}

/** Sends an event to a subscription until it arrives, is no longer news, or is not wanted any more. Rejects when the job closes. */
export type DeliverPush = (id: string, happening: Happening) => Promise<void>

export function createDeliverPush(parts: PushDeliveryParts): DeliverPush {
  const { store, clock, happenings, writeBody, send, random, onOutcome, report, findRecord, first, further, signal } =
    parts
  const subscriptions = openCollection(store, pushSubscriptionsCollection)
  const progresses = openCollection(store, pushProgressCollection)

  /** Makes one attempt. Resolves to the wait that the push service asked for if another one has to follow; else to `done`. */
  async function attempt(
    id: string,
    { number, at, facts }: Happening,
  ): Promise<'done' | { readonly askedMs: number | null }> {
    const record = findRecord(id)
    if (record === null || !isPushKind(facts.kind)) return 'done'
    const now = clock.now()
    const { lifeMs, urgency } = NEWS[facts.kind]
    if (isQuiet(record.quietHours, record.timeZone, now)) return 'done'
    if (now >= at + lifeMs) return settle('EXPIRED')
    const progress = await progresses.find(id)
    if (progress !== null && progress.done >= number) return 'done'
    const sentAt = (progress?.sentAt ?? []).filter((time) => time > now - HOUR_MS)
    if (sentAt.length >= MAX_PER_HOUR) return settle('LIMITED')
    // Read again, so that a person who was removed meanwhile is in no message.
    const entry = await happenings.find(number)
    if (entry === null) return 'done'
    const message = toPushMessage(await writeBody(String(number), entry), record.locale)
    const result = await send(record, { message, lifeMs: at + lifeMs - now, urgency }, signal)
    switch (result.kind) {
      case 'delivered':
        await note(id, { done: number, sentAt: [...sentAt, now] })
        return settle('DELIVERED')
      case 'gone':
        await store.transaction(async (transaction) => deletePushSubscription(transaction, id))
        return settle('GONE')
      case 'refused':
        return settle('REFUSED')
      case 'failed':
        onOutcome('FAILED')
        return result
    }
  }

  function settle(outcome: PushOutcome): 'done' {
    onOutcome(outcome)
    return 'done'
  }

  async function note(
    id: string,
    progress: { readonly done: number; readonly sentAt: readonly number[] },
  ): Promise<void> {
    await store.transaction(async (transaction) => {
      const isKnown = (await subscriptions.in(transaction).find(id)) !== null
      if (isKnown) progresses.in(transaction).set(id, progress)
    })
  }

  async function attemptInTurn(id: string, happening: Happening, turns: Semaphore) {
    const leave = await turns.enter()
    try {
      signal.throwIfAborted()
      return await attempt(id, happening)
    } finally {
      leave?.()
    }
  }

  return async (id, happening) => {
    const since = clock.now()
    for (let attempts = 1; ; attempts++) {
      const result = await attemptInTurn(id, happening, attempts === 1 ? first : further).catch((error: unknown) => {
        signal.throwIfAborted()
        report(error)
        return { askedMs: STORE_RETRY_MS }
      })
      if (result === 'done') return
      const now = clock.now()
      const retryAt = findRetryTime({ attempts, since, now, askedMs: result.askedMs, random: random() }) ?? now
      // An attempt after the event is no longer news finds that out.
      await restFor(clock, retryAt - now, signal)
    }
  }
}
