import type { Accounts } from '../accounts/services/accounts.ts'
import type { StaticData } from '../game-data/services/static-data.ts'
import { openJournal } from '../journal/services/journal.ts'
import { createMemoryBudgets } from '../limits/point-budgets.ts'
import type { ProScene } from '../rosters/services/pro-scene.ts'
import type { Clock } from '../shared/clock.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { WebhookTargets } from '../webhooks/rules/webhook-input.ts'
import { createEventBodies } from '../webhooks/services/event-body.ts'
import { createPostToAddress } from '../webhooks/services/post-to-address.ts'
import { createSendEvent, type SendEvent } from '../webhooks/services/send-event.ts'
import { createWebhooks, type Webhooks } from '../webhooks/services/webhooks.ts'

/** Tests of one webhook in a minute, at each instance. */
const TESTS_PER_MINUTE = 10

interface SendingParts {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly targets: WebhookTargets
  readonly proScene: ProScene
  readonly accounts: Pick<Accounts, 'listStored'>
  readonly staticData: StaticData
  /** Returns the URL that addresses of pages begin with. */
  readonly origin: () => string
}

/** Opens what sends events, to tests and to the job that delivers them. */
export function openSendEvent({ store, clock, targets, ...sources }: SendingParts): SendEvent {
  return createSendEvent({
    store,
    clock,
    post: createPostToAddress({ targets, clock }),
    writeBody: createEventBodies(sources),
  })
}

export function openWebhooks(parts: SendingParts): Webhooks {
  const { store, clock, targets } = parts
  return createWebhooks({
    store,
    clock,
    journal: openJournal(store),
    send: openSendEvent(parts),
    targets,
    tests: createMemoryBudgets(TESTS_PER_MINUTE),
  })
}
