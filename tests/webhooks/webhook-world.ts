import { onTestFinished } from 'vitest'
import { openSendEvent } from '../../gateway/composition/open-webhooks.ts'
import type { JournalFacts } from '../../gateway/journal/rules/journal-entry.ts'
import { createAccountWatches } from '../../gateway/journal/services/account-watches.ts'
import { openJournal } from '../../gateway/journal/services/journal.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import type { WebhookSettings } from '../../gateway/webhooks/rules/webhook.ts'
import { createHappenings } from '../../gateway/webhooks/services/happenings.ts'
import type { SendEvent } from '../../gateway/webhooks/services/send-event.ts'
import { createDeliverWebhooksJob } from '../../gateway/webhooks/workers/deliver-webhooks.ts'
import { openKeys } from '../support/open-keys.ts'
import { openTestWorld } from '../support/test-world.ts'

export const STREAM: Extract<JournalFacts, { kind: 'STREAM_STARTED' }> = {
  kind: 'STREAM_STARTED',
  pro: { playerId: 'lumen', name: 'Lumen' },
  login: 'lumen',
  title: 'Ranked',
  startedAt: Date.UTC(2026, 10, 1, 11),
}

export const ACCOUNT = { platform: 'EUW1', puuid: 'puuid-of-iris', gameName: 'Iris', tagLine: 'EUW' } as const

export const MATCH: JournalFacts = { kind: 'MATCH_FINISHED', account: ACCOUNT, matchId: 'EUW1_77' }

/** A webhook of all streams, until a test changes it. */
const settingsOf = (url: string, changes: Partial<WebhookSettings> = {}): WebhookSettings => ({
  name: 'my channel',
  url,
  format: 'JSON',
  locale: 'en',
  kinds: ['STREAM_STARTED', 'STREAM_ENDED'],
  pros: null,
  accounts: [],
  ...changes,
})

/** The gateway with webhooks that may have any address, a journal that tests write, and the job that delivers. */
export async function openWebhookWorld(opened?: DocumentStore) {
  const world = openTestWorld('tests', ':memory:', opened)
  const { store, clock, context } = world
  onTestFinished(() => store.close())
  const journal = openJournal(store)
  const { apiKeys } = openKeys(store, clock)
  const created = await apiKeys.create('ada', 'bot')
  if (created.kind !== 'created') throw new Error('No key was created.')
  const sendEvent = openSendEvent({ ...context, store, clock, targets: 'any' })
  const errors: unknown[] = []

  return {
    ...world,
    journal,
    apiKeys,
    keyId: created.apiKey.id,
    webhooks: context.webhooks,
    sendEvent,
    /** What the job has reported. */
    errors,
    /** Writes facts to the journal, in one transaction. Returns the numbers of the entries. */
    async append(...facts: readonly JournalFacts[]): Promise<readonly number[]> {
      return store.transaction(async (transaction) => {
        const appender = await journal.in(transaction)
        return facts.map((each) => appender.append(each, clock.now()).number)
      })
    },
    async create(url: string, changes: Partial<WebhookSettings> = {}) {
      const outcome = await context.webhooks.create(created.apiKey.id, settingsOf(url, changes))
      if (outcome.kind !== 'created') throw new Error(`The webhook is ${outcome.kind}.`)
      return { ...outcome.webhook, secret: outcome.secret }
    },
    /** Starts an instance that delivers. It ends with the test. */
    startJob(send: SendEvent = sendEvent) {
      const job = createDeliverWebhooksJob({
        store,
        watches: store,
        clock,
        journal,
        happenings: createHappenings({ journal, accounts: context.accounts }),
        proScene: context.proScene,
        accounts: context.accounts,
        accountWatches: createAccountWatches(store),
        send,
        random: () => 0.5,
        report: (error) => errors.push(error),
      })
      job.start()
      onTestFinished(() => job.close())
      return job
    },
  }
}

export type WebhookWorld = Awaited<ReturnType<typeof openWebhookWorld>>
