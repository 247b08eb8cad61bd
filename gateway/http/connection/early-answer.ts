import type { IncomingMessage } from 'node:http'
import { openToAnyOrigin } from '../cors.ts'
import { isListed } from '../etag.ts'
import { clientNameOf } from '../graphql/client-name.ts'
import type { QueryCache } from '../graphql/query-cache.ts'
import { mayShareAnswer, type QueryRequest, toQueryRequest } from '../graphql/query-request.ts'
import type { Reply } from '../reply.ts'
import type { RequestContext } from '../route.ts'
import type { RequestTarget } from './request-url.ts'

/** Result of looking a request up in the cache. */
export interface EarlyAnswer {
  /** Null when the app must answer. */
  readonly reply: Reply | null
  /** Set for an operation whose answer may be the same for others. */
  readonly query?: QueryRequest
  /** The body, when it was read. */
  readonly body?: Uint8Array<ArrayBuffer>
}

const NOTHING: EarlyAnswer = { reply: null }

const EMPTY = new Uint8Array()

/**
 * Answers a query from the cache, before the objects are built that a handler gets: they cost more than such an answer. An equal
 * request filled the cache, so every check of the app has the same result; only the points of the address differ, and are charged.
 */
export async function answerEarly(
  node: IncomingMessage,
  { path, query: search }: RequestTarget,
  { address, describe }: Pick<RequestContext, 'address' | 'describe'>,
  queryCache: QueryCache | null,
): Promise<EarlyAnswer> {
  if (queryCache === null || path !== '/graphql' || !mayShareAnswer(node) || !(await queryCache.admits(address)))
    return NOTHING
  const body = node.method === 'POST' ? await readWhole(node) : EMPTY
  if (body === null) return NOTHING
  const query = toQueryRequest(node, search, body)
  const answer = await queryCache.find(query, address)
  if (answer === null) return { reply: null, query, body }
  describe?.({
    operation: answer.operation,
    client: clientNameOf({ get: (name) => node.headers[name]?.toString() ?? null }),
    outcome: 'ok',
  })
  const headers = new Headers()
  for (const [name, value] of answer.headers) headers.append(name, value)
  openToAnyOrigin(headers)
  const etag = headers.get('etag')
  if (etag === null || !isListed(etag, query.ifNoneMatch)) return { reply: { status: 200, headers, body: answer.body } }
  headers.delete('content-encoding')
  return { reply: { status: 304, headers, body: EMPTY } }
}

/** Reads a body whose length is known to be small. Null when it does not arrive. */
function readWhole(node: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer> | null>()
  const chunks: Buffer[] = []
  node.on('data', (chunk: Buffer) => chunks.push(chunk))
  node.once('end', () => resolve(Buffer.concat(chunks)))
  node.once('close', () => resolve(null))
  node.once('error', () => resolve(null))
  return promise
}
