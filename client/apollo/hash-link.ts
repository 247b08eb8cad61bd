import { ApolloLink } from '@apollo/client'
import { type DocumentNode, OperationTypeNode } from 'graphql'
import { mergeMap, of, tap } from 'rxjs'

/** Longest parameters in an address, in letters. Common proxies refuse addresses of more than 8,000 letters. */
const MAX_LETTERS = 4000

/** Longest time for which a cache between the server and the page may keep an answer, in milliseconds. */
const LONGEST_LIFETIME_MS = 10_000

/**
 * Sends a query with the hash of its document in its address, so that caches on the way can keep the answer. A server of another
 * version does not know the document: the query is then sent again with its text. `now` returns milliseconds since any moment.
 */
// Apollo's own link is larger, has no limit for addresses, and puts the text into the address when the server does not know a
// query that is sent again with a renewed token.
export function createHashLink(now: () => number): ApolloLink {
  let changedAt = -Infinity

  /** Queries in a body pass by all caches: those with long addresses, and those that must show what the page has just changed. */
  const mayBeCached = (operation: ApolloLink.Operation) =>
    lettersOf(operation) <= MAX_LETTERS && now() - changedAt > LONGEST_LIFETIME_MS

  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(tap(() => (changedAt = now())))
    const sha256Hash = hashOf(operation.query)
    if (sha256Hash === null) return forward(operation)
    operation.extensions['persistedQuery'] = { version: 1, sha256Hash }
    const send = (method: 'GET' | 'POST', includeQuery: boolean) => {
      // By default, browsers show old answers without asking the server after "Back".
      operation.setContext({ fetchOptions: { method, cache: 'no-cache' }, http: { includeQuery } })
      return forward(operation)
    }
    return send(mayBeCached(operation) ? 'GET' : 'POST', false).pipe(
      mergeMap((result) => (isUnknown(result) ? send('POST', true) : of(result))),
    )
  })
}

/** Null for a document that is sent as text. */
function hashOf(document: DocumentNode): string | null {
  return 'hash' in document && typeof document.hash === 'string' ? document.hash : null
}

const lettersOf = ({ operationName, variables, extensions }: ApolloLink.Operation) =>
  encodeURIComponent(JSON.stringify([operationName, variables, extensions])).length

const isUnknown = ({ errors }: ApolloLink.Result) =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND') === true
