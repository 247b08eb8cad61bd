import { ApolloLink, type InMemoryCache } from '@apollo/client'
import { tap } from 'rxjs'

/** So many answers and updates come before the cache is tidied again. */
export const ANSWERS_BETWEEN = 25

/**
 * Takes out of a cache, time and again, what no query holds any more, such as games that are over, and what it remembers of
 * having been read: on a page that stays open both grow with every update. What is shown stays as it is.
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
