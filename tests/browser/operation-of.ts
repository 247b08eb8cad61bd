import { hash } from 'node:crypto'
import type { Request } from 'playwright-core'
import { z } from 'zod'
import { queryTexts } from '../../client/gql/query-texts.ts'

/** Addresses of GraphQL requests, with or without an operation in the address. */
export const GRAPHQL = /\/graphql(\?|$)/

interface SentOperation {
  readonly name: string | null
  readonly variables: Readonly<Record<string, unknown>>
  /** Text of the document, also when the request has only its hash. */
  readonly text: string
}

const SENT = z.object({
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  query: z.string().nullish(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() }).nullish(),
})

const texts = new Map(queryTexts.map((text) => [hash('sha256', text), text]))

/** Returns the operation of a request to `/graphql`, by GET or POST; null for all other requests. */
export function operationOf(request: Request): SentOperation | null {
  if (!GRAPHQL.test(request.url())) return null
  const sent = SENT.parse(request.method() === 'GET' ? parametersOf(request) : request.postDataJSON())
  const text = sent.query ?? texts.get(sent.extensions?.persistedQuery?.sha256Hash ?? '')
  if (text === undefined) throw new Error(`The client has no such document: ${request.url()}`)
  return { name: sent.operationName ?? null, variables: sent.variables ?? {}, text }
}

/** Parameters in the address: objects are JSON. */
function parametersOf(request: Request) {
  const { variables, extensions, ...texts } = Object.fromEntries(new URL(request.url()).searchParams)
  return { ...texts, variables: JSON.parse(variables ?? 'null'), extensions: JSON.parse(extensions ?? 'null') }
}
