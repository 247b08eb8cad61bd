import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'

const visits = new WeakMap<ApolloClient, Set<string>>()

/** The route preloads the data of a first visit. Later visits show old data (or an old failure) and refetch. */
export function useVisitPolicy(page: string): 'cache-first' | 'cache-and-network' {
  const client = useApolloClient()
  const [visited] = useState(() => visits.get(client)?.has(page) ?? false)

  useEffect(() => {
    visits.set(client, (visits.get(client) ?? new Set()).add(page))
  }, [client, page])

  return visited ? 'cache-and-network' : 'cache-first'
}
