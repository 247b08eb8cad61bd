import type { Clock } from './clock.ts'
import { type LanewatchError, type ResponseError, type ResponseFacts, toFailure } from './failure.ts'
import { createPointBudget } from './point-budget.ts'

/** Range of the first random pause after a failure, in milliseconds. It doubles with each further failure. */
const FIRST_PAUSE_MS = 1_000

const MAX_PAUSE_MS = 30_000

export interface TransportOptions {
  readonly url: string
  readonly apiKey: string | undefined
  readonly name: string | undefined
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly clock: Clock
  readonly random: () => number
}

interface Posted {
  readonly document: string
  readonly variables: object | undefined
  readonly accept: string
  readonly signal: AbortSignal | undefined
}

/** The body of a response, or an event, as GraphQL defines it. */
export interface Result<Data> {
  readonly data?: Data | null
  readonly errors?: readonly ResponseError[]
  readonly extensions?: { readonly cost?: { readonly requested: number } }
}

/** An answer has data, an error, or both: then the fields with errors are null. */
export type Answer<Data> =
  | { readonly data: Data; readonly error: null }
  | { readonly data: Data | null; readonly error: LanewatchError }

export type Transport = ReturnType<typeof createTransport>

/** Sends operations within the limits of the server. */
export function createTransport({ url, apiKey, name, fetch, clock, random }: TransportOptions) {
  const endpoint = `${url.replace(/\/+$/, '')}/graphql`
  const budget = createPointBudget(clock)
  const named = {
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    ...(name === undefined ? {} : { 'graphql-client-name': name }),
  }

  function factsOf({ status, headers }: Response): ResponseFacts {
    const retryAfter = headers.get('retry-after')
    if (retryAfter === null) return { status, retryAfterMs: null }
    const seconds = Number(retryAfter)
    const waitMs = Number.isNaN(seconds) ? Date.parse(retryAfter) - clock.now() : seconds * 1000
    // Neither a time in the past nor nonsense is a reason to wait.
    return { status, retryAfterMs: Math.max(0, waitMs) || 0 }
  }

  return {
    factsOf,

    /** Waits until the points for the operation are left. The returned function sends it, once. Rejects when the signal is aborted. */
    async prepare({ document, variables, accept, signal }: Posted): Promise<() => Promise<Response>> {
      const leave = await budget.enter(document, signal)
      return async () => {
        let headers: Headers | null = null
        try {
          const response = await fetch(endpoint, {
            method: 'POST',
            headers: { ...named, accept, 'content-type': 'application/json' },
            body: JSON.stringify({ query: document, variables }),
            signal: signal ?? null,
          })
          headers = response.headers
          return response
        } finally {
          leave(headers)
        }
      }
    },

    /** Returns the answer of a response, and remembers its cost. */
    toAnswer<Data>(
      document: string,
      facts: ResponseFacts,
      { data = null, errors = [], extensions }: Result<Data>,
    ): Answer<Data> {
      if (extensions?.cost !== undefined) budget.learn(document, extensions.cost.requested)
      return data === null || errors.length > 0 ? { data, error: toFailure(facts, errors) } : { data, error: null }
    },

    /** Returns the pause after a failure, in milliseconds: what the server asks for, and a random part of a growing range. */
    pauseAfter(error: LanewatchError, failures: number): number {
      const askedMs = error.kind === 'graphql' ? null : error.retryAfterMs
      return (askedMs ?? 0) + random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
    },
  }
}

/** True when the same operation can succeed later. */
export function isPassing(error: LanewatchError): boolean {
  if (error.kind === 'transport') return error.status === null || error.status === 408 || error.status >= 500
  return error.kind === 'limit' && error.retryAfterMs !== null
}
