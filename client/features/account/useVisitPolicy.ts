import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'

const visits = new WeakMap<ApolloClient, Set<string>>()

/**
 * How to ask for a page by what is known already. The route has just asked for a page that was never visited, so its
 * answer is enough; on a later visit the old answer, a failure above all, is shown but asked for again.
 */
export function useVisitPolicy(page: string): 'cache-first' | 'cache-and-network' {
  const client = useApolloClient()
  const [visited] = useState(() => visits.get(client)?.has(page) ?? false)

  useEffect(() => {
    visits.set(client, (visits.get(client) ?? new Set()).add(page))
  }, [client, page])

  return visited ? 'cache-and-network' : 'cache-first'
}
