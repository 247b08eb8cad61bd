import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { OperationTypeNode } from 'graphql'
import { possibleTypes } from '../gql/possible-types.ts'
import { fetchAndLearnTime } from '../hydration/server-time.ts'
import type { Sessions } from '../sign-in/session.ts'
import { createAuthorizationLink } from './authorization-link.ts'
import { createHashLink } from './hash-link.ts'
import { livePolicies } from './live-policies.ts'
import { matchPolicies } from './match-policies.ts'
import { proScenePolicies } from './pro-scene-policies.ts'
import { createSubscriptionLink } from './subscription-link.ts'
import { createTidyingLink } from './tidying-link.ts'

/** Creates the page's Apollo client, which reaches the server through `link`. */
export function createApolloClient(link: ApolloLink): ApolloClient {
  const cache = createCache()
  return new ApolloClient({ link: ApolloLink.from([createTidyingLink(cache, () => performance.now()), link]), cache })
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

function createCache(): InMemoryCache {
  const cache = new InMemoryCache({
    possibleTypes,
    typePolicies: {
      ...matchPolicies,
      // These types have no id and only one instance. Several documents may each fetch a part of them.
      Status: { merge: true },
      StatisticsStatus: { merge: true },
      Viewer: { merge: true },
      Person: { merge: true },
      SourceReport: { keyFields: ['source'] },
    },
  })
  // These policies define fields of the same types, so they are added one after another.
  cache.policies.addTypePolicies(proScenePolicies)
  cache.policies.addTypePolicies(livePolicies)
  return cache
}
