import type { Clock } from './ports/clock.ts'
import type { Fetch } from './sources/fetch.ts'

/** A `fetch` that remembers when it was last answered. */
export interface LastAnswer {
  readonly fetch: Fetch
  /** When the server last answered with anything but an error of its own, in milliseconds since 1970; null before that. */
  at(): number | null
}

/** Passes requests on to `fetch`. */
export function createLastAnswer(fetch: Fetch, clock: Clock): LastAnswer {
  let at: number | null = null
  return {
    async fetch(request) {
      const response = await fetch(request)
      if (response.status < 500) at = clock.now()
      return response
    },
    at: () => at,
  }
}
