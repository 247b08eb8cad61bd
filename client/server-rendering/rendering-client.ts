import { ApolloClient, ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'
import { createCache } from '../apollo/cache.ts'
import { createInProcessLink, type Execute } from './in-process-link.ts'

/**
 * Creates the client of one rendering. Each query is sent, and its answer written into the cache. The cache is read by the rendering
 * alone, once: Apollo would read each answer back, and note for each field what depends on it, which takes longer than the rendering.
 */
export function createRenderingClient(execute: Execute): ApolloClient {
  const cache = createCache({ resultCaching: false })
  const keeping = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data, errors }) => {
        const { query, variables } = operation
        if (data != null && errors === undefined) cache.writeQuery({ query, variables, data })
      }),
    ),
  )
  const client = new ApolloClient({ link: ApolloLink.from([keeping, createInProcessLink(execute)]), cache })
  client.query = new Proxy(client.query, {
    apply: (query, _, [options]: [ApolloClient.QueryOptions]) => query({ ...options, fetchPolicy: 'no-cache' }),
  })
  return client
}
