import type { FuzzRequest } from './cases.ts'
import type { Chance } from './chance.ts'
import type { WrittenOperation } from './documents.ts'
import type { Given } from './given.ts'
import { WRONG_VALUES } from './wrong-values.ts'

const HASH = 'a'.repeat(64)

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/graphql',
  'application/graphql+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'x',
  '',
]

const ACCEPTS = [
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'text/event-stream',
  'multipart/mixed',
  'image/png',
  'x',
  ';;;q=',
]

const PERSISTED: readonly Given[] = [
  null,
  1,
  'x',
  [],
  {},
  { version: 1 },
  { version: 2, sha256Hash: HASH },
  { version: '1', sha256Hash: HASH },
  { version: 1, sha256Hash: 5 },
  { version: 1, sha256Hash: '' },
  { version: 1, sha256Hash: HASH },
  { version: 1, sha256Hash: '__proto__' },
]

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']

/** Returns a malformed request to /graphql. */
export function oddRequest(chance: Chance, operation: WrittenOperation): FuzzRequest {
  if (chance.often(0.35)) return oddAddress(chance, operation)
  const headers = {
    'content-type': chance.often(0.6) ? 'application/json' : chance.pick(CONTENT_TYPES),
    accept: chance.pick(ACCEPTS),
  }
  return { method: 'POST', target: '/graphql', headers, body: oddBody(chance, operation) }
}

function oddAddress(chance: Chance, { query, variables }: WrittenOperation): FuzzRequest {
  const values = () => JSON.stringify(chance.pick(WRONG_VALUES))
  const parameters = new URLSearchParams()
  if (chance.often(0.8)) parameters.append('query', query.toWellFormed())
  if (chance.often(0.5)) parameters.append('variables', chance.often(0.5) ? JSON.stringify(variables) : values())
  if (chance.often(0.3)) parameters.append('extensions', chance.often(0.5) ? persisted(chance) : values())
  if (chance.often(0.3))
    parameters.append('operationName', chance.pick(['Fuzz', '', '__proto__', '\0', 'x'.repeat(3_000)]))
  if (chance.often(0.2)) parameters.append(chance.pick(['id', 'doc_id', 'documentId', '__proto__', 'query']), HASH)
  const text = chance.often(0.8)
    ? `${parameters}`
    : `${parameters}`.replaceAll('%', chance.pick(['', '%%', '%u', '%ff%']))
  const method = chance.pick(METHODS)
  const target = `/graphql?${text}`.slice(0, 12_000)
  return { method, target, headers: { accept: chance.pick(ACCEPTS) }, body: null }
}

function persisted(chance: Chance): string {
  return JSON.stringify({ persistedQuery: chance.pick(PERSISTED) })
}

function oddBody(chance: Chance, { query, variables }: WrittenOperation): string | Uint8Array<ArrayBuffer> {
  const value = chance.pick(WRONG_VALUES)
  const whole = JSON.stringify({ query, variables })
  const bytes = new TextEncoder().encode(whole)
  const bodies: readonly (() => string | Uint8Array<ArrayBuffer>)[] = [
    () => '',
    () => JSON.stringify(value),
    () => JSON.stringify([{ query, variables }]),
    () => JSON.stringify({ query: value, variables }),
    () => JSON.stringify({ query, variables: value }),
    () => JSON.stringify({ query, variables, operationName: value }),
    () => JSON.stringify({ query, variables, extensions: value }),
    () => JSON.stringify({ query, variables, stranger: value }),
    () => JSON.stringify({ query, extensions: { persistedQuery: chance.pick(PERSISTED) } }),
    () => JSON.stringify({ extensions: { persistedQuery: chance.pick(PERSISTED) } }),
    () => JSON.stringify({ [chance.pick(['id', 'doc_id', 'documentId'])]: chance.often(0.5) ? value : HASH }),
    () => `{"query":${JSON.stringify(query)},"query":5,"variables":{},"variables":[1]}`,
    () => `{"__proto__":{"query":"{ x }"},"query":${JSON.stringify(query)},"constructor":1}`,
    () => `{"query":${JSON.stringify(query)},"variables":${'{"x":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
    () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    () => whole.slice(0, chance.below(whole.length)),
    () => `\ufeff${whole}`,
    () => `${whole}${whole}`,
    () => bytes.map((byte) => (chance.often(0.02) ? chance.below(256) : byte)),
    () => Uint8Array.from({ length: chance.below(200) }, () => chance.below(256)),
    () => JSON.stringify({ query: `${query} # ${'x'.repeat(110_000)}` }),
    () => JSON.stringify({ query: `{ ${'a '.repeat(20_000)} }` }),
    () => JSON.stringify({ query: `${'{ a '.repeat(300)}${'}'.repeat(300)}` }),
    () => JSON.stringify({ query: `{ champion(key: ${'['.repeat(400)}1${']'.repeat(400)}) { id } }` }),
    () => JSON.stringify({ query: `query ($v: ${'['.repeat(300)}Int${']'.repeat(300)}) { __typename }` }),
    () => JSON.stringify({ query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' }),
  ]
  return chance.pick(bodies)()
}
