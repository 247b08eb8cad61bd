import { ApolloLink, type InMemoryCache } from '@apollo/client'
import { tap } from 'rxjs'

/** Number of answers and updates between two cleanups of the cache. */
export const ANSWERS_BETWEEN = 25

/**
 * Regularly removes cache entries that no query needs, such as finished games, and the memoized results of earlier reads. On a
 * page that stays open, both grow with every update. The displayed data stays in the cache.
 */
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
