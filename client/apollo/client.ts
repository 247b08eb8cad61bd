import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import type { Sessions } from '../sign-in/session.ts'
import { possibleTypes } from '../gql/possible-types.ts'
import { createAuthorizationLink } from './authorization-link.ts'
import { livePolicies } from './live-policies.ts'
import { matchPolicies } from './match-policies.ts'
import { proScenePolicies } from './pro-scene-policies.ts'
import { createSubscriptionLink } from './subscription-link.ts'
import { createTidyingLink } from './tidying-link.ts'

/** What the page knows of the server, reached through `link`. */
export function createApolloClient(link: ApolloLink): ApolloClient {
  const cache = createCache()
  return new ApolloClient({ link: ApolloLink.from([createTidyingLink(cache), link]), cache, dataMasking: true })
}

/** The server of this page. Updates are public: who listens to them is not said. */
export function createServerLink(sessions: Pick<Sessions, 'authorization'>): ApolloLink {
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createSubscriptionLink(),
    ApolloLink.from([createAuthorizationLink(sessions), new HttpLink({ uri: '/graphql' })]),
  )
}

function createCache(): InMemoryCache {
  const cache = new InMemoryCache({
    possibleTypes,
    typePolicies: {
      ...matchPolicies,
      // These have no id and there is only one of each: several documents may each ask for a part.
      Status: { merge: true },
      StatisticsStatus: { merge: true },
      Viewer: { merge: true },
      Person: { merge: true },
    },
  })
  // They say something of the same types.
  cache.policies.addTypePolicies(proScenePolicies)
  cache.policies.addTypePolicies(livePolicies)
  return cache
}
