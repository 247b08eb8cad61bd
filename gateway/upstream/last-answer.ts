import type { Clock } from '../shared/clock.ts'
import type { Fetch } from './fetch.ts'

/** A `fetch` that records the time of its last answer. */
export interface LastAnswer {
  readonly fetch: Fetch
  /** Time of the last answer that was not a server error (status below 500), in milliseconds since 1970; null before the first. */
  at(): number | null
}

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
