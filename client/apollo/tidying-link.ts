import { ApolloLink, type InMemoryCache } from '@apollo/client'
import { tap } from 'rxjs'

export const ANSWERS_BETWEEN = 5

/** Shortest time between two removals of memoized results: after each, one update reads the whole page again. */
export const MEMOIZED_MS = 20_000

/** A visitor rests after this time without input. Memoized results wait for it: the next update delays a tap by up to half a second. */
const REST_MS = 2000

interface Times {
  /** Milliseconds since any moment. */
  readonly now: () => number
  /** Time of the visitor's last input, on the clock of `now`. */
  readonly lastInputAt: () => number
}

/** Removes cache entries that no query needs, such as finished games, and memoized results: both grow with every update. */
export function createTidyingLink(cache: InMemoryCache, { now, lastInputAt }: Times): ApolloLink {
  let answers = 0
  let forgotAt = now()

  function tidy() {
    answers += 1
    if (answers % ANSWERS_BETWEEN !== 0) return
    const time = now()
    const resetResultCache = time - forgotAt >= MEMOIZED_MS && time - lastInputAt() >= REST_MS
    if (resetResultCache) forgotAt = time
    cache.gc({ resetResultCache })
  }

  return new ApolloLink((operation, forward) => forward(operation).pipe(tap(tidy)))
}
