import { createHash } from 'node:crypto'
import { GraphQLError } from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'

/** How many documents are kept, and their bytes in memory. What is dropped, its client sends again. */
const KEPT_DOCUMENTS = 1_000
const KEPT_BYTES = 4_000_000

/** A longer document is answered but not kept: a few of them would push out all others. */
const LONGEST_KEPT = 20_000

/** A letter in memory takes two bytes at most. */
const BYTES_PER_LETTER = 2

/** The one version that the protocol has. */
const VERSION = 1

/** How clients without automatic registration, such as Relay, name the id of a document. */
const ID_PARAMETERS: readonly string[] = ['documentId', 'doc_id', 'id']

const HASH = /^(?:sha256:)?(?<hex>[\da-f]{64})$/i

/** Documents by their hash, the same for HTTP and websockets. */
export type PersistedDocuments = LRUCache<string, string>

export function createPersistedDocuments(): PersistedDocuments {
  return new LRUCache({
    max: KEPT_DOCUMENTS,
    maxSize: KEPT_BYTES,
    maxEntrySize: LONGEST_KEPT * BYTES_PER_LETTER,
    sizeCalculation: (document) => document.length * BYTES_PER_LETTER,
  })
}

/** What is known of the parameters that brought an operation. */
interface ParamsContext {
  readonly params?: GraphQLParams
}

/**
 * Automatic persisted queries: a document that came once with its SHA-256 in `extensions.persistedQuery` is later sent as
 * that hash alone, there or as `id`, `doc_id` or `documentId`. A hash that is not known is a `PERSISTED_QUERY_NOT_FOUND`
 * error, which makes clients send the document. Only what is valid is kept, so that strangers can't fill the store with junk.
 */
// The plugin of Yoga keeps documents before they are parsed and passes over versions that it does not know.
export function persistQueries(documents: PersistedDocuments): Plugin<ParamsContext> {
  return {
    onParams({ params, request, setParams }) {
      const { query, extensions } = params
      const hash = findHash(extensions)
      if (query !== undefined && query !== null && query !== '') {
        if (hash !== null && typeof query === 'string' && hash !== hashOf(query)) throw mismatch()
        return
      }
      const wanted = hash ?? findId(params, request)
      if (wanted === null) return
      const document = documents.get(wanted)
      if (document === undefined) throw notFound()
      setParams({ ...withoutId(params), query: document })
    },
    onValidate({ context: { params } }) {
      const { query, extensions } = params ?? {}
      const hash = findHash(extensions)
      if (hash === null || query === undefined) return
      return ({ valid }) => {
        // Letters that no text can have all count as one in a hash, so that it is the hash of other documents too.
        if (valid && query.isWellFormed()) documents.set(hash, query)
      }
    },
  }
}

/**
 * The document of an operation over a websocket: the one that is kept for the hash when `query` is empty, else `query`. Throws
 * the errors of {@link persistQueries}.
 */
export function findDocument(documents: PersistedDocuments, query: string, extensions: unknown): string {
  const hash = findHash(extensions)
  if (hash === null) return query
  const document = query === '' ? documents.get(hash) : query
  if (document === undefined) throw notFound()
  if (query !== '' && hash !== hashOf(query)) throw mismatch()
  return document
}

/** The hash in `extensions.persistedQuery`; null without one. Throws for one that no version of the protocol has. */
function findHash(extensions: unknown): string | null {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : null
  if (persisted === undefined || persisted === null) return null
  if (!isRecord(persisted)) throw badRequest('`extensions.persistedQuery` is an object.')
  const { version, sha256Hash } = persisted
  if (version !== VERSION) {
    const message = `Persisted queries are understood in version ${VERSION} only: send \`"version": ${VERSION}\`.`
    throw refusal(message, 'PERSISTED_QUERY_NOT_SUPPORTED', 400)
  }
  const hex = typeof sha256Hash === 'string' ? HASH.exec(sha256Hash)?.groups?.['hex'] : undefined
  if (hex === undefined) throw badRequest('`sha256Hash` is the SHA-256 of the document in hexadecimal, of 64 digits.')
  return hex.toLowerCase()
}

/** The id in place of a document; null without one. An id that is no hash is returned as it is: none has it. */
function findId(params: object, request: Request): string | null {
  const given: Readonly<Record<string, unknown>> = { ...params }
  const inAddress = request.method === 'GET' ? new URL(request.url).searchParams : null
  for (const name of ID_PARAMETERS) {
    const id = inAddress === null ? given[name] : inAddress.get(name)
    if (id === undefined || id === null) continue
    if (typeof id !== 'string') throw badRequest(`\`${name}\` is the hash of a document, as text.`)
    return HASH.exec(id)?.groups?.['hex']?.toLowerCase() ?? id
  }
  return null
}

/** Yoga refuses parameters that it does not know. */
function withoutId(params: GraphQLParams): GraphQLParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !ID_PARAMETERS.includes(name)))
}

function hashOf(document: string): string {
  return createHash('sha256').update(document).digest('hex')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Clients know the error by this message or by its code. */
function notFound(): GraphQLError {
  const http = { status: 404, spec: true }
  return new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http } })
}

function mismatch(): GraphQLError {
  const message = 'The hash is not that of the document: send the SHA-256 of `query`, exactly as it is sent.'
  return refusal(message, 'PERSISTED_QUERY_HASH_MISMATCH', 400)
}

function badRequest(message: string): GraphQLError {
  return refusal(message, 'BAD_REQUEST', 400)
}

function refusal(message: string, code: string, status: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } })
}
