import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { findCookie, OPERATOR_COOKIE } from '../../identity/rules/credentials.ts'

/** Longest body of a cacheable request: the largest document of the client's pages has some 10,000 bytes. */
const LONGEST_BODY_BYTES = 20_000

/** An operation without credentials, whose answer may be the same for others. */
export interface QueryRequest {
  /** Equal for requests with the same answer. */
  readonly key: string
  /** True for a document that is named by its hash in the URL: a shared cache may keep the answer. */
  readonly isPublic: boolean
  readonly acceptEncoding: string | null
  readonly ifNoneMatch: string | undefined
}

type Head = Pick<IncomingMessage, 'method' | 'headers'>

/** True when the answer may be shared, by the head of the request: it has no credentials, and does not ask for a stream. */
export function mayShareAnswer({ method, headers }: Head): boolean {
  if (headers.authorization !== undefined || headers.expect !== undefined) return false
  if (findCookie(headers.cookie ?? null, OPERATOR_COOKIE) !== null) return false
  if (/event-stream|multipart/i.test(headers.accept ?? '')) return false
  if (method !== 'POST') return method === 'GET'
  const length = Number(headers['content-length'] ?? Infinity)
  return length <= LONGEST_BODY_BYTES && headers['content-encoding'] === undefined
}

/** Two spellings of an operation have two keys: nothing has to be parsed. `query` is that of the URL. */
export function toQueryRequest({ method, headers }: Head, query: string, body: Uint8Array): QueryRequest {
  const { accept = '', 'content-type': contentType = '' } = headers
  const text = [method, accept, contentType, query].join('\n')
  return {
    key: `${hash('sha256', text, 'base64')}${body.byteLength === 0 ? '' : hash('sha256', body, 'base64')}`,
    isPublic: method === 'GET' && namesItsDocument(query),
    acceptEncoding: headers['accept-encoding']?.toString() ?? null,
    ifNoneMatch: headers['if-none-match'],
  }
}

function namesItsDocument(query: string): boolean {
  const parameters = new URLSearchParams(query)
  return !parameters.has('query') && (parameters.has('extensions') || parameters.has('documentId'))
}
