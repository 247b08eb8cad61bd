import { ApolloClient, ApolloLink } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { OperationTypeNode } from 'graphql'
import { fetchAndLearnTime } from '../hydration/server-time.ts'
import type { Sessions } from '../sign-in/session.ts'
import { createAuthorizationLink } from './authorization-link.ts'
import { createCache } from './cache.ts'
import { createHashLink } from './hash-link.ts'
import { createSubscriptionLink } from './subscription-link.ts'
import { createTidyingLink } from './tidying-link.ts'

/** Creates the page's Apollo client, which reaches the server through `link`. Without `lastInputAt`, the visitor has no input. */
export function createApolloClient(link: ApolloLink, lastInputAt = () => -Infinity): ApolloClient {
  const cache = createCache()
  const tidying = createTidyingLink(cache, { now: () => performance.now(), lastInputAt })
  return new ApolloClient({ link: ApolloLink.from([tidying, link]), cache })
}

/** Subscriptions are public and carry no authorization. */
export function createServerLink(sessions: Pick<Sessions, 'authorization'>): ApolloLink {
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createSubscriptionLink(),
    ApolloLink.from([
      createAuthorizationLink(sessions),
      createHashLink(() => performance.now()),
      new BaseHttpLink({ uri: '/graphql', fetch: fetchAndLearnTime }),
    ]),
  )
}
