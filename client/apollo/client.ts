import { ApolloClient, HttpLink, InMemoryCache, type ApolloLink } from '@apollo/client'
import { possibleTypes } from '../gql/possible-types.ts'
import { matchPolicies } from './match-policies.ts'

/** What the page knows of the server, reached through `link`. */
export function createApolloClient(link: ApolloLink = new HttpLink({ uri: '/graphql' })): ApolloClient {
  return new ApolloClient({ link, cache: createCache(), dataMasking: true })
}

function createCache() {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      ...matchPolicies,
      // These have no id and there is only one of each: several documents may each ask for a part.
      Status: { merge: true },
    },
  })
}
