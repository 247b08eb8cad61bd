import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'

const visits = new WeakMap<ApolloClient, Set<string>>()

/**
 * Fetch policy of a page. On the first visit, the route has just preloaded the data, so the cache is enough. On later visits,
 * the old data (or an old failure) is shown and refetched.
 */
export function useVisitPolicy(page: string): 'cache-first' | 'cache-and-network' {
  const client = useApolloClient()
  const [visited] = useState(() => visits.get(client)?.has(page) ?? false)

  useEffect(() => {
    visits.set(client, (visits.get(client) ?? new Set()).add(page))
  }, [client, page])

  return visited ? 'cache-and-network' : 'cache-first'
}
