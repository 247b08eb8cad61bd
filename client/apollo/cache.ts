import { InMemoryCache, type InMemoryCacheConfig } from '@apollo/client'
import { possibleTypes } from '../gql/possible-types.ts'
import { livePolicies } from './live-policies.ts'
import { matchPolicies } from './match-policies.ts'
import { proScenePolicies } from './pro-scene-policies.ts'

/** Creates the cache of a client of the contract. */
export function createCache(config: Pick<InMemoryCacheConfig, 'resultCaching'> = {}): InMemoryCache {
  const cache = new InMemoryCache({
    ...config,
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
