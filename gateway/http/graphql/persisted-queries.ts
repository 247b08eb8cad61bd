import { createHash } from 'node:crypto'
import { GraphQLError } from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'

/** Limits of the documents of others: their number and their bytes in memory. Clients send a dropped document again. */
const KEPT_DOCUMENTS = 1_000
const KEPT_BYTES = 4_000_000

/** Longest document that is kept: a few longer ones would displace all others. */
const LONGEST_KEPT_LETTERS = 20_000

/** Maximum size of a letter in memory. */
const BYTES_PER_LETTER = 2

/** The only version of the protocol. */
const VERSION = 1

/** Parameters for the id of a document, as sent by clients without automatic registration, such as Relay. */
const ID_PARAMETERS: readonly string[] = ['documentId', 'doc_id', 'id']

const HASH = /^(?:sha256:)?(?<hex>[\da-f]{64})$/i

/** Documents by their SHA-256, as hexadecimal digits in lower case. */
export interface PersistedDocuments {
  readonly get: (hash: string) => string | undefined
  readonly set: (hash: string, document: string) => void
}

/** Documents of others never displace those in `own`. */
export function createPersistedDocuments(own: readonly string[] = []): PersistedDocuments {
  const known = new Map(own.map((document) => [hashOf(document), document]))
  const sent = new LRUCache<string, string>({
    max: KEPT_DOCUMENTS,
    maxSize: KEPT_BYTES,
    maxEntrySize: LONGEST_KEPT_LETTERS * BYTES_PER_LETTER,
    sizeCalculation: (document) => document.length * BYTES_PER_LETTER,
  })
  return {
    get: (hash) => known.get(hash) ?? sent.get(hash),
    set: (hash, document) => void (known.has(hash) || sent.set(hash, document)),
  }
}

interface ParamsContext {
  readonly params?: GraphQLParams
}

/**
 * Creates the plugin for automatic persisted queries. A document that was sent once with its SHA-256 in
 * `extensions.persistedQuery` can later be sent as that hash alone: there, or as `id`, `doc_id` or `documentId`. An unknown
 * hash is a `PERSISTED_QUERY_NOT_FOUND` error, which makes clients send the document. Only valid documents are kept, so that
 * strangers can't fill the memory with junk.
 */
// Yoga's own plugin stores documents before they are parsed, and ignores unknown versions.
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
        // In a hash, all unpaired surrogates count as the same letter, so such a document would share its hash with others.
        if (valid && query.isWellFormed()) documents.set(hash, query)
      }
    },
  }
}

/** The kept document of the hash if `query` is empty, else `query`. Throws the errors of {@link persistQueries}. */
export function findDocument(documents: PersistedDocuments, query: string, extensions: unknown): string {
  const hash = findHash(extensions)
  if (hash === null) return query
  const document = query === '' ? documents.get(hash) : query
  if (document === undefined) throw notFound()
  if (query !== '' && hash !== hashOf(query)) throw mismatch()
  return document
}

/** Null without a hash. Throws if it is malformed or of another version. */
function findHash(extensions: unknown): string | null {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : null
  if (persisted === undefined || persisted === null) return null
  if (!isRecord(persisted)) throw badRequest('`extensions.persistedQuery` must be an object.')
  const { version, sha256Hash } = persisted
  if (version !== VERSION) {
    const message = `Only version ${VERSION} of persisted queries is supported: send \`"version": ${VERSION}\`.`
    throw refusal(message, 'PERSISTED_QUERY_NOT_SUPPORTED', 400)
  }
  const hex = typeof sha256Hash === 'string' ? HASH.exec(sha256Hash)?.groups?.['hex'] : undefined
  if (hex === undefined) throw badRequest('`sha256Hash` must be the SHA-256 of the document, as 64 hexadecimal digits.')
  return hex.toLowerCase()
}

/** Null without an id. An id that is not a hash is kept: it is unknown. */
function findId(params: object, request: Request): string | null {
  const given: Readonly<Record<string, unknown>> = { ...params }
  const inAddress = request.method === 'GET' ? new URL(request.url).searchParams : null
  for (const name of ID_PARAMETERS) {
    const id = inAddress === null ? given[name] : inAddress.get(name)
    if (id === undefined || id === null) continue
    if (typeof id !== 'string') throw badRequest(`\`${name}\` must be the hash of a document, as a string.`)
    return HASH.exec(id)?.groups?.['hex']?.toLowerCase() ?? id
  }
  return null
}

/** Removes the id, because Yoga refuses unknown parameters. */
function withoutId(params: GraphQLParams): GraphQLParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !ID_PARAMETERS.includes(name)))
}

function hashOf(document: string): string {
  return createHash('sha256').update(document).digest('hex')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Clients recognise this error by its message or by its code. */
function notFound(): GraphQLError {
  const http = { status: 404, spec: true }
  return new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http } })
}

function mismatch(): GraphQLError {
  const message = 'The hash does not match the document: send the SHA-256 of `query`, exactly as it is sent.'
  return refusal(message, 'PERSISTED_QUERY_HASH_MISMATCH', 400)
}

function badRequest(message: string): GraphQLError {
  return refusal(message, 'BAD_REQUEST', 400)
}

function refusal(message: string, code: string, status: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } })
}
