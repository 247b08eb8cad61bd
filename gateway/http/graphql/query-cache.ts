import type { ExecutionResult } from 'graphql'
import { AnswerCache } from '../../caching/answer-cache.ts'
import { chargeCached, type Charged, costIn, type KnownCost } from '../../limits/cached-cost.ts'
import type { PointBalance, PointBudgets } from '../../limits/point-budgets.ts'
import type { Clock } from '../../shared/clock.ts'
import { SharedBody } from '../caching/shared-body.ts'
import { forSharedCaches } from '../caching/shared-caches.ts'
import { preferredEncoding } from '../connection/compression.ts'
import type { QueryRequest } from './query-request.ts'
import { hasPoints, rateLimitHeaders } from './rate-limit.ts'

/** Limit of all cached answers. The page of an account has some 100 kB. */
const MAX_BYTES = 64_000_000

/** The answer to a query, without what differs between clients. */
interface CachedQuery {
  readonly contentType: string
  /** The JSON up to the brace that ends it. */
  readonly body: SharedBody
  readonly cost: KnownCost
  /** Name of the operation; null without one. */
  readonly operation: string | null
}

export interface Executed {
  readonly response: Response
  /** The result in the response; null when nothing was executed. */
  readonly result: ExecutionResult | null
  /** Name of the operation; null without one. */
  readonly operation: string | null
}

/** An answer for one client. */
export interface QueryAnswer {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array<ArrayBuffer>
  /** Name of the operation; null without one. */
  readonly operation: string | null
}

export interface QueryCache {
  /** False for an address without points, which is refused before its body is read. */
  readonly admits: (address: string) => Promise<boolean>
  /** Null when there is no valid answer, or the address has too few points for it. */
  readonly find: (request: QueryRequest, address: string) => Promise<QueryAnswer | null>
  /** Answers from the cache, or else with the response of `execute`, which it caches when others would get the same. */
  readonly answer: (request: QueryRequest, address: string, execute: () => Promise<Executed>) => Promise<Executed>
}

interface QueryCacheOptions {
  readonly budgets: PointBudgets
  readonly clock: Pick<Clock, 'now'>
  /** Called for each query without credentials: true when its answer was cached, or computed for another client at the same time. */
  readonly onLookup?: (isHit: boolean) => void
}

/**
 * Caches the answers to queries without credentials. Each client pays for its query as if it had been executed, and gets its own
 * cost in `extensions`.
 */
export function createQueryCache({ budgets, clock, onLookup = () => {} }: QueryCacheOptions): QueryCache {
  const answers = new AnswerCache<CachedQuery>({ clock, maxBytes: MAX_BYTES, bytesOf: ({ body }) => body.bytes })
  const now = () => clock.now()

  /** `charged` is what the client paid; null for an answer that says nothing about its client. */
  async function toAnswer(cached: CachedQuery, request: QueryRequest, charged: Charged | null): Promise<QueryAnswer> {
    const encoding = cached.body.encodingFor(preferredEncoding(request.acceptEncoding))
    const tail = charged === null ? '}' : `,"extensions":${JSON.stringify({ cost: charged.report })}}`
    return {
      headers: [
        ['content-type', cached.contentType],
        ['vary', 'accept-encoding'],
        ...(encoding === 'identity' ? [] : [['content-encoding', encoding] as const]),
        ...(charged === null ? headersForSharedCaches(cached, request) : headersForClient(charged.balance)),
      ],
      body: await cached.body.encode(tail, encoding),
      operation: cached.operation,
    }
  }

  function headersForSharedCaches({ body }: CachedQuery, { key }: QueryRequest) {
    return [
      ['etag', body.etag],
      ['cache-control', forSharedCaches(answers.secondsLeft(key))],
      // A browser that opens the address gets the explorer, and a request with credentials an answer of its own.
      ['vary', 'accept, authorization, cookie'],
    ] as const
  }

  async function charge(cached: CachedQuery, request: QueryRequest, address: string): Promise<QueryAnswer | null> {
    const charged = await chargeCached(cached.cost, address, { budgets, now })
    return charged === null ? null : toAnswer(cached, request, request.isPublic ? null : charged)
  }

  return {
    admits: async (address) => hasPoints(await budgets.look(address)),

    async find(request, address) {
      const cached = answers.find(request.key)
      if (cached === null) return null
      onLookup(true)
      return charge(cached, request, address)
    },

    async answer(request, address, execute) {
      const { own, shared } = await answers.share(request.key, async (dependencies) => {
        const executed = await dependencies.collect(execute)
        const { response, result } = executed
        if (result === null || response.status !== 200) return { own: executed, shared: null }
        const text = await response.text()
        return { own: { ...executed, response: new Response(text, response) }, shared: toCachedQuery(text, executed) }
      })
      onLookup(own === null && shared !== null)
      if (own !== null) {
        // Its execution was charged.
        return shared === null || !request.isPublic ? own : toExecuted(await toAnswer(shared, request, null))
      }
      const answer = shared === null ? null : await charge(shared, request, address)
      return answer === null ? execute() : toExecuted(answer)
    },
  }
}

/** Different operations can have the same URL, and each client gets its own cost. */
function headersForClient(balance: PointBalance) {
  return [['cache-control', 'no-store'], ...Object.entries(rateLimitHeaders(balance))] as const
}

const toExecuted = ({ headers, body, operation }: QueryAnswer): Executed => ({
  response: new Response(body, { headers: headers.map(([name, value]): [string, string] => [name, value]) }),
  result: null,
  operation,
})

const START = '{"data":'

/** Null for a result with errors, and for everything else that is only for its client. Nothing is parsed: the text can be long. */
function toCachedQuery(text: string, { response, result, operation }: Executed): CachedQuery | null {
  const { data, errors, extensions } = result ?? {}
  const contentType = response.headers.get('content-type')
  const cost = costIn(extensions)
  if (contentType === null || cost === null || data == null || errors !== undefined) return null
  const end = `,"extensions":${JSON.stringify(extensions)}}`
  if (!text.startsWith(START) || !text.endsWith(end)) return null
  return { contentType, body: new SharedBody(text.slice(0, -end.length)), cost, operation }
}
