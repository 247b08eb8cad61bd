import { ApolloLink, type InMemoryCache } from '@apollo/client'
import { tap } from 'rxjs'

export const ANSWERS_BETWEEN = 5

/** Removes cache entries that no query needs, such as finished games, and memoized results: both grow with every update. */
export function createTidyingLink(cache: InMemoryCache): ApolloLink {
  let answers = 0
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        answers += 1
        if (answers % ANSWERS_BETWEEN === 0) cache.gc({ resetResultCache: true })
      }),
    ),
  )
}
