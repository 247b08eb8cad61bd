import { onTestFinished } from 'vitest'
import { accountDocumentId, accountsCollection } from '../../gateway/accounts/collections/accounts.ts'
import type { Account } from '../../gateway/accounts/rules/account.ts'
import { openSendPush } from '../../gateway/composition/open-push.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import type { Viewer } from '../../gateway/identity/rules/viewer.ts'
import type { JournalFacts } from '../../gateway/journal/rules/journal-entry.ts'
import { createAccountWatches } from '../../gateway/journal/services/account-watches.ts'
import { openJournal } from '../../gateway/journal/services/journal.ts'
import type { PushOutcome } from '../../gateway/push/rules/push-values.ts'
import { openPushKeys } from '../../gateway/push/services/push-keys.ts'
import type { SendPush } from '../../gateway/push/services/send-push.ts'
import { createDeliverPushesJob } from '../../gateway/push/workers/deliver-pushes.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { createEventBodies } from '../../gateway/webhooks/services/event-body.ts'
import { createHappenings } from '../../gateway/webhooks/services/happenings.ts'
import { rostersOf, writeRosters } from '../support/rosters.ts'
import { storedAccount } from '../support/stored-account.ts'
import { openTestWorld } from '../support/test-world.ts'
import { createPushBrowser } from './push-browser.ts'

export const SAVE = `mutation ($input: SavePushSubscriptionInput!) {
  ended: savePushSubscription(input: $input) {
    pushSubscription { events followedIds locale timeZone quietHours { from to } }
    problems { __typename ... on InvalidField { path rule message } ... on TooMany { most: limit } }
  }
}`

/** The gateway with push services of any address, a journal that tests write, and the job that notifies. */
export async function openPushWorld(opened?: DocumentStore) {
  const world = openTestWorld('tests', ':memory:', opened)
  const { store, clock, context, simulator } = world
  onTestFinished(() => store.close())
  await writeRosters(store, rostersOf(simulator))
  const journal = openJournal(store)
  const [player, other] = (await context.proScene.look()).players
  if (player === undefined || other === undefined) throw new Error('There are too few players.')
  const errors: unknown[] = []
  const outcomes: PushOutcome[] = []
  const sendPush = openSendPush({ store, clock, targets: 'any', contact: 'mailto:operator@lanewatch.test' })

  return {
    ...world,
    journal,
    /** Two players of the rosters. */
    player,
    other,
    playerId: encodeGlobalId('ProPlayer', player.id),
    /** What the job has reported. */
    errors,
    outcomes,
    sendPush,
    streamOf: (pro: { readonly id: string; readonly name: string }, title = 'Ranked'): JournalFacts => ({
      kind: 'STREAM_STARTED',
      pro: { playerId: pro.id, name: pro.name },
      login: 'channel',
      title,
      startedAt: clock.now(),
    }),
    /** Writes facts to the journal, in one transaction. */
    async append(...facts: readonly JournalFacts[]): Promise<void> {
      await store.transaction(async (transaction) => {
        const appender = await journal.in(transaction)
        for (const each of facts) appender.append(each, clock.now())
      })
    },
    /** Stores an account that no pro plays on. */
    async putAccount(gameName: string): Promise<Account> {
      const account = storedAccount({ puuid: `puuid-of-${gameName}`, gameName })
      await store.transaction(async (transaction) =>
        openCollection(store, accountsCollection)
          .in(transaction)
          .set(accountDocumentId(account), { ...account, skeleton: '' }),
      )
      return account
    },
    /** Subscribes a new browser to the streams of the first player, until a test changes it. */
    async subscribe(endpoint: string, changes: Readonly<Record<string, unknown>> = {}, viewer?: Viewer) {
      const browser = createPushBrowser()
      const input = {
        endpoint,
        ...browser.keys,
        events: ['STREAM_STARTED', 'GAME_STARTED'],
        followedIds: [encodeGlobalId('ProPlayer', player.id)],
        ...changes,
      }
      return { ...browser, input, answer: await world.ask(SAVE, { input }, viewer) }
    },
    /** Starts an instance that notifies. It ends with the test. */
    startJob(send: SendPush = sendPush) {
      const job = createDeliverPushesJob({
        store,
        watches: store,
        clock,
        journal,
        happenings: createHappenings({ journal, accounts: context.accounts }),
        proScene: context.proScene,
        accounts: context.accounts,
        accountWatches: createAccountWatches(store),
        writeBody: createEventBodies(context),
        loadKeys: openPushKeys(store),
        send,
        random: () => 0.5,
        onOutcome: (outcome) => outcomes.push(outcome),
        report: (error) => errors.push(error),
      })
      job.start()
      onTestFinished(() => job.close())
      return job
    },
  }
}
