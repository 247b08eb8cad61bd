import { hash } from 'node:crypto'
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { type DocumentNode, OperationTypeNode, print } from 'graphql'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createAuthorizationLink } from '../../client/apollo/authorization-link.ts'
import { createApolloClient } from '../../client/apollo/client.ts'
import { createHashLink } from '../../client/apollo/hash-link.ts'
import { listQueries } from '../../client/entry-server.ts'
import { LONGEST_LIFETIME_MS } from '../../gateway/caching/answer-cache.ts'
import { createPersistedDocuments } from '../../gateway/http/graphql/persisted-queries.ts'
import { startTestServer } from '../server/test-server.ts'
import { listClientDocuments } from '../support/client-documents.ts'
import { FakeClock } from '../support/fake-clock.ts'

const documents = await listClientDocuments()
const queries = documents.filter(({ operation }) => operation === OperationTypeNode.QUERY)

/** Returns the document that the browser's client hands to its network. */
async function sentOf(query: DocumentNode): Promise<DocumentNode> {
  const sent: DocumentNode[] = []
  const link = new ApolloLink((operation) => {
    sent.push(operation.query)
    return of({ data: null })
  })
  await createApolloClient(link)
    .query({ query, fetchPolicy: 'no-cache' })
    .catch(() => {})
  const [document] = sent
  if (document === undefined) throw new Error('The client sent no query.')
  return document
}

const hashIn = (document: DocumentNode) => ('hash' in document ? document.hash : null)

describe('the queries of the pages', () => {
  const known = createPersistedDocuments(listQueries())

  it.each(queries)('include $name with the hash of the text that is sent', async ({ document }) => {
    const sent = await sentOf(document)
    const sha256 = hash('sha256', print(sent))
    expect(hashIn(sent)).toBe(sha256)
    expect(known.get(sha256)).toBe(print(sent))
  })

  it('are all that a server knows from the start', () => {
    expect(new Set(listQueries()).size).toBe(queries.length)
  })
})

it.each(documents.filter(({ operation }) => operation !== OperationTypeNode.QUERY))(
  '$name is sent with its text',
  ({ document }) => expect(hashIn(document)).toBeNull(),
)

/** A query with its hash, as the generator makes it. */
function hashed(text: string): DocumentNode & { readonly hash: string } {
  const document = gql(text)
  return { ...document, hash: hash('sha256', print(document)) }
}

const HELLO = hashed('query Hello($name: String) { hello(name: $name) }')

/** The client of a page that reaches `url`, and its requests: their method, whether they have a hash and a text, and the status. */
function openPage(url: string, send: typeof fetch = fetch) {
  const sent: string[] = []
  const watchedFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await send(input, init)
    const parameters = decodeURIComponent(`${request.url} ${await request.text()}`)
    const parts = [/sha256Hash/.test(parameters) ? 'hash' : [], /query Hello/.test(parameters) ? 'text' : []].flat()
    sent.push([request.method, ...parts, response.status].join(' '))
    if (request.method === 'GET') expect(request.cache).toBe('no-cache')
    return response
  }
  const clock = new FakeClock()
  const tokens = ['expired', 'renewed']
  const link = ApolloLink.from([
    createAuthorizationLink({ authorization: async () => tokens.shift() ?? null }),
    createHashLink(() => clock.now()),
    new HttpLink({ uri: `${url}/graphql`, fetch: watchedFetch }),
  ])
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  return {
    sent,
    clock,
    touch: () => client.mutate({ mutation: gql('mutation Touch { touch }') }),
    ask: (query: DocumentNode, name?: string) =>
      client.query({ query, variables: { name }, fetchPolicy: 'no-cache', errorPolicy: 'all' }),
  }
}

describe('a hashed query', () => {
  it('is sent without its text to a server that knows it', async () => {
    const { url } = await startTestServer({ documents: [print(HELLO)] })
    const { sent, ask } = openPage(url)
    expect((await ask(HELLO, 'you')).data).toEqual({ hello: 'Hello you' })
    expect(sent).toEqual(['GET hash 200'])
  })

  it('is sent again with its text to a server that does not know it, which then knows it', async () => {
    const { url } = await startTestServer()
    const { sent, ask } = openPage(url)
    expect((await ask(HELLO, 'you')).data).toEqual({ hello: 'Hello you' })
    expect((await ask(HELLO, 'them')).data).toEqual({ hello: 'Hello them' })
    expect(sent).toEqual(['GET hash 404', 'POST hash text 200', 'GET hash 200'])
  })

  it('is sent in a body when its address would be too long', async () => {
    const { url } = await startTestServer({ documents: [print(HELLO)] })
    const { sent, ask } = openPage(url)
    const long = 'ż'.repeat(700)
    expect((await ask(HELLO, long)).data).toEqual({ hello: `Hello ${long}` })
    expect(sent).toEqual(['POST hash 200'])
  })

  it('is sent in a body while caches may have an answer from before a change of the same page', async () => {
    const { url } = await startTestServer({ documents: [print(HELLO)] })
    const { sent, ask, touch, clock } = openPage(url)
    await ask(HELLO)
    await touch()
    await ask(HELLO)
    await clock.advance(LONGEST_LIFETIME_MS)
    await ask(HELLO)
    await clock.advance(1)
    await ask(HELLO)
    expect(sent).toEqual(['GET hash 200', 'POST 200', 'POST hash 200', 'POST hash 200', 'GET hash 200'])
  })

  it('is sent once when it fails for another reason', async () => {
    const refused = hashed('query Hello { refused }')
    const { url } = await startTestServer({ documents: [print(refused)] })
    const { sent, ask } = openPage(url)
    expect((await ask(refused)).error?.message).toBe('Not on Sundays.')
    expect(sent).toEqual(['GET hash 200'])
  })

  it('keeps its text out of the address when its token has expired, too', async () => {
    const answers = [
      [200, { data: { viewer: { reason: 'SIGN_IN_EXPIRED' } } }],
      [404, { errors: [{ message: '', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }],
      [200, { data: { viewer: { reason: null } } }],
    ] as const
    const shown: (string | null)[] = []
    const { sent, ask } = openPage('http://lanewatch.test', async (_input, init) => {
      const [status, body] = answers[shown.length] ?? [500, {}]
      shown.push(new Headers(init?.headers).get('authorization'))
      return Response.json(body, { status, headers: { 'content-type': 'application/graphql-response+json' } })
    })
    expect((await ask(hashed('query Hello { viewer { reason } }'))).data).toEqual({ viewer: { reason: null } })
    expect(sent).toEqual(['GET hash 200', 'GET hash 404', 'POST hash text 200'])
    expect(shown).toEqual(['expired', 'renewed', 'renewed'])
  })
})
