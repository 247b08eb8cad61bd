import { openJournal } from '../journal/services/journal.ts'
import { createMemoryBudgets } from '../limits/point-budgets.ts'
import { openPushKeys } from '../push/services/push-keys.ts'
import { createPushSubscriptions, type PushSubscriptions } from '../push/services/push-subscriptions.ts'
import { createSendPush, type SendPush } from '../push/services/send-push.ts'
import type { Clock } from '../shared/clock.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { WebhookTargets } from '../webhooks/rules/webhook-input.ts'
import { createPostToAddress } from '../webhooks/services/post-to-address.ts'
import type { Env } from './env.ts'

/** Tests of one subscription in a minute, at each instance. */
const TESTS_PER_MINUTE = 5

/** Contact that push services get from a server without one. Apple refuses it. */
export const NO_CONTACT = 'mailto:operator@localhost'

interface PushParts {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly targets: WebhookTargets
  /** `mailto:` or https address of the operator. */
  readonly contact: string
}

/** Opens what sends to push services, for tests of visitors and for the job that delivers. */
export function openSendPush({ store, clock, targets, contact }: PushParts): SendPush {
  const post = createPostToAddress({ targets, clock })
  return createSendPush({ loadKeys: openPushKeys(store), contact, post, clock })
}

export function openPush(parts: PushParts): PushSubscriptions {
  const { store, clock, targets } = parts
  return createPushSubscriptions({
    store,
    clock,
    journal: openJournal(store),
    loadKeys: openPushKeys(store),
    send: openSendPush(parts),
    targets,
    tests: createMemoryBudgets(TESTS_PER_MINUTE),
  })
}

/** Returns the address under which push services can reach the operator. */
export function pushContactOf({
  PUSH_CONTACT,
  CONTACT_EMAIL,
  PUBLIC_URL,
}: Pick<Env, 'PUSH_CONTACT' | 'CONTACT_EMAIL' | 'PUBLIC_URL'>): string {
  if (PUSH_CONTACT !== undefined) return PUSH_CONTACT
  if (CONTACT_EMAIL !== undefined) return `mailto:${CONTACT_EMAIL}`
  return PUBLIC_URL?.startsWith('https:') === true ? PUBLIC_URL : NO_CONTACT
}
