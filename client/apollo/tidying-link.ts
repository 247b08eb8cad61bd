import { ApolloLink, type InMemoryCache } from '@apollo/client'
import { tap } from 'rxjs'

export const ANSWERS_BETWEEN = 5

/** Shortest time between two removals of memoized results: after each, one update reads the whole page again. */
export const MEMOIZED_MS = 20_000

/**
 * Removes cache entries that no query needs, such as finished games, and memoized results: both grow with every update. `now`
 * returns milliseconds since any moment.
 */
export function createTidyingLink(cache: InMemoryCache, now: () => number): ApolloLink {
  let answers = 0
  let forgotAt = now()

  function tidy() {
    answers += 1
    if (answers % ANSWERS_BETWEEN !== 0) return
    const resetResultCache = now() - forgotAt >= MEMOIZED_MS
    if (resetResultCache) forgotAt = now()
    cache.gc({ resetResultCache })
  }

  return new ApolloLink((operation, forward) => forward(operation).pipe(tap(tidy)))
}
