import type { ApolloClient } from '@apollo/client'
import { findLocale } from '../../languages.ts'
import { DeletePushDocument } from '../gql/DeletePush.ts'
import { graphql } from '../gql/gql.ts'
import type { PushEvent, PushTestResult, SavePushSubscriptionInput } from '../gql/graphql.ts'
import { PushKeyDocument } from '../gql/PushKey.ts'
import { SavePushDocument } from '../gql/SavePush.ts'
import { TestPushDocument } from '../gql/TestPush.ts'
import { serverTime } from '../hydration/server-time.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { findPushSubscription, subscribeToPush } from './push-browser.ts'
import { keepPushChoice, readPushChoice } from './push-choice.ts'
import type { QuietHours } from './quiet-hours.ts'

graphql(/* GraphQL */ `
  query PushKey {
    pushKey
  }
`)

graphql(/* GraphQL */ `
  mutation SavePush($input: SavePushSubscriptionInput!) {
    savePushSubscription(input: $input) {
      problems {
        __typename
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation DeletePush($endpoint: String!) {
    deletePushSubscription(input: { endpoint: $endpoint }) {
      deleted
    }
  }
`)

graphql(/* GraphQL */ `
  mutation TestPush($endpoint: String!) {
    testPushSubscription(input: { endpoint: $endpoint }) {
      result
      problems {
        __typename
      }
    }
  }
`)

/** The visitor's choices, sent together with the browser's subscription. */
export interface PushWishes {
  readonly ids: readonly string[]
  readonly quietHours: QuietHours | null
  /** Id of the signed-in person; null without one. */
  readonly person: string | null
}

/** Age at which an unchanged subscription is saved again, so that the server keeps it. */
const SAVE_EVERY_MS = 7 * 24 * 60 * 60_000

/** Subscribes this browser and stores what it wants. Rejects when one of them fails. */
export async function turnOnPush(
  client: ApolloClient,
  wishes: PushWishes,
  events: readonly PushEvent[],
): Promise<void> {
  const { data } = await client.query({ query: PushKeyDocument, fetchPolicy: 'network-only' })
  if (data === undefined) throw new Error('The server did not send its key.')
  await save(client, await subscribeToPush(data.pushKey), wishes, events)
}

/** Never rejects: without an answer, the push service reports the end of the subscription to the server. */
export async function turnOffPush(client: ApolloClient): Promise<void> {
  keepPushChoice(null)
  try {
    const subscription = await findPushSubscription()
    if (subscription === null) return
    await subscription.unsubscribe()
    await client.mutate({ mutation: DeletePushDocument, variables: { endpoint: subscription.endpoint } })
  } catch {
    // Nothing is left to be done in this browser.
  }
}

/** Sends a test notification to this browser. `full`: too many of them. Rejects without an answer. */
export async function testPush(client: ApolloClient): Promise<PushTestResult | 'full'> {
  const subscription = await findPushSubscription()
  if (subscription === null) return 'GONE'
  const { endpoint } = subscription
  const { data } = await client.mutate({ mutation: TestPushDocument, variables: { endpoint } })
  const { result = null, problems = [] } = data?.testPushSubscription ?? {}
  if (result !== null) return result
  return problems.some(({ __typename }) => __typename === 'TooMany') ? 'full' : 'GONE'
}

/** Stores changed wishes. Never rejects: the next page tries again. */
export async function keepPush(client: ApolloClient, wishes: PushWishes): Promise<void> {
  const choice = readPushChoice()
  if (choice === null) return
  try {
    const subscription = await findPushSubscription()
    // The visitor has withdrawn the permission, or deleted the data of this site.
    if (subscription === null) return keepPushChoice(null)
    const text = JSON.stringify([toInput(subscription, wishes, choice.events), wishes.person])
    if (choice.saved?.text === text && serverTime.now() - choice.saved.at < SAVE_EVERY_MS) return
    await turnOnPush(client, wishes, choice.events)
  } catch {
    // Without an answer, the server keeps what it knows.
  }
}

async function save(
  client: ApolloClient,
  subscription: PushSubscription,
  wishes: PushWishes,
  events: readonly PushEvent[],
): Promise<void> {
  const input = toInput(subscription, wishes, events)
  const { data } = await client.mutate({ mutation: SavePushDocument, variables: { input } })
  if (data === undefined || data.savePushSubscription.problems.length > 0) {
    throw new Error('The server did not store the subscription.')
  }
  keepPushChoice({ events, saved: { text: JSON.stringify([input, wishes.person]), at: serverTime.now() } })
}

function toInput(
  subscription: PushSubscription,
  { ids, quietHours }: PushWishes,
  events: readonly PushEvent[],
): SavePushSubscriptionInput {
  const { endpoint, keys = {} } = subscription.toJSON()
  return {
    endpoint: endpoint ?? subscription.endpoint,
    publicKey: keys['p256dh'] ?? '',
    authSecret: keys['auth'] ?? '',
    locale: toContractLocale(findLocale(document.documentElement.lang) ?? 'en'),
    events: [...events],
    followedIds: [...ids],
    quietHours,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}
