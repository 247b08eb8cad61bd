import { createHash } from 'node:crypto'
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { createClient, fetchExchange } from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { post, startTestServer, type TestServer } from './test-server.ts'
import { startTalk } from './websocket-talk.ts'

const HELLO = 'query Hello($name: String) { hello(name: $name) }'
const HELLO_YOU = { data: { hello: 'Hello you' } }
const NOT_FOUND = {
  message: 'PersistedQueryNotFound',
  extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', requestId: expect.any(String) },
}
const STRICT = { accept: 'application/graphql-response+json' }

const refusal = z.object({ errors: z.tuple([z.object({ extensions: z.object({ code: z.string() }) })]) })

function hashOf(document: string): string {
  return createHash('sha256').update(document).digest('hex')
}

function persisted(document: string, extension: object = {}) {
  return { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document), ...extension } } }
}

/** Registers a document. */
async function register(server: TestServer, document: string): Promise<void> {
  await (await post(server, { query: document, ...persisted(document) })).text()
}

async function isKnown(server: TestServer, document: string): Promise<boolean> {
  const response = await post(server, persisted(document))
  return !(await response.text()).includes('PersistedQueryNotFound')
}

async function codeOf(response: Response): Promise<string> {
  return refusal.parse(await response.json()).errors[0].extensions.code
}

/** Records each request: its method, and `document` or `hash` for its content. */
function watchFetch() {
  const sent: string[] = []
  const watchedFetch: typeof fetch = (input, init) => {
    const method = init?.method ?? 'GET'
    const inAddress = new URL(input instanceof Request ? input.url : input).searchParams.has('query')
    const inBody = typeof init?.body === 'string' && init.body.includes('"query":"')
    sent.push(`${method} ${inAddress || inBody ? 'document' : 'hash'}`)
    return fetch(input, init)
  }
  return { sent, fetch: watchedFetch }
}

describe('the persisted queries of Apollo Client', () => {
  it.each([
    ['POST', false],
    ['GET', true],
  ])('work over %s', async (method, useGETForHashedQueries) => {
    const server = await startTestServer()
    const wire = watchFetch()
    const ask = () => {
      const link = new PersistedQueryLink({ sha256: hashOf, useGETForHashedQueries })
      const http = new HttpLink({ uri: `${server.url}/graphql`, fetch: wire.fetch })
      const client = new ApolloClient({ link: ApolloLink.from([link, http]), cache: new InMemoryCache() })
      return client.query({ query: gql(HELLO), variables: { name: 'you' } })
    }
    expect((await ask()).data).toEqual({ hello: 'Hello you' })
    expect((await ask()).data).toEqual({ hello: 'Hello you' })
    expect(wire.sent).toEqual([`${method} hash`, 'POST document', `${method} hash`])
  })

  it('send mutations', async () => {
    const server = await startTestServer()
    const wire = watchFetch()
    const link = new PersistedQueryLink({ sha256: hashOf, useGETForHashedQueries: true })
    const http = new HttpLink({ uri: `${server.url}/graphql`, fetch: wire.fetch })
    const client = new ApolloClient({ link: ApolloLink.from([link, http]), cache: new InMemoryCache() })
    const touch = () => client.mutate({ mutation: gql('mutation Touch { touch }') })
    expect((await touch()).data).toEqual({ touch: 1 })
    expect((await touch()).data).toEqual({ touch: 1 })
    expect(wire.sent).toEqual(['POST hash', 'POST document', 'POST hash'])
  })
})

describe('the persisted queries of urql', () => {
  it.each([
    ['POST', false],
    ['GET', 'within-url-limit'],
  ] as const)('work over %s', async (method, preferGetForPersistedQueries) => {
    const server = await startTestServer()
    const wire = watchFetch()
    const ask = () => {
      const exchanges = [persistedExchange({ preferGetForPersistedQueries }), fetchExchange]
      const client = createClient({
        url: `${server.url}/graphql`,
        exchanges,
        fetch: wire.fetch,
        preferGetMethod: false,
      })
      return client.query(HELLO, { name: 'you' }).toPromise()
    }
    expect((await ask()).data).toEqual({ hello: 'Hello you' })
    expect((await ask()).data).toEqual({ hello: 'Hello you' })
    expect(wire.sent).toEqual([`${method} hash`, expect.stringMatching(/ document$/), `${method} hash`])
  })
})

describe('an ID in place of a document, as Relay sends it', () => {
  const ids = [hashOf(HELLO), hashOf(HELLO).toUpperCase(), `sha256:${hashOf(HELLO)}`]
  const named = ['id', 'doc_id', 'documentId'].flatMap((name) => ids.map((id) => [name, id] as const))

  it.each(named)('is accepted as %s %s, over POST and GET', async (name, id) => {
    const server = await startTestServer()
    const variables = { name: 'you' }
    const address = new URLSearchParams({ [name]: id, variables: JSON.stringify(variables) })
    const askBoth = async () =>
      Promise.all([post(server, { [name]: id, variables }), fetch(`${server.url}/graphql?${address}`)])

    for (const response of await askBoth()) expect(await response.json()).toEqual({ errors: [NOT_FOUND] })
    await register(server, HELLO)
    for (const response of await askBoth()) expect(await response.json()).toMatchObject(HELLO_YOU)
  })

  it('is not found when it is not a SHA-256 hash', async () => {
    const server = await startTestServer()
    expect(await codeOf(await post(server, { id: 'd41d8cd98f00b204e9800998ecf8427e' }))).toBe(
      'PERSISTED_QUERY_NOT_FOUND',
    )
  })

  it('is refused when it is not a string', async () => {
    const server = await startTestServer()
    const response = await post(server, { doc_id: 5 })
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe('BAD_REQUEST')
  })
})

describe('a persisted query', () => {
  it('that is unknown gets 200, or 404 for clients that accept the strict type', async () => {
    const server = await startTestServer()
    const responses = [await post(server, persisted(HELLO)), await post(server, persisted(HELLO), STRICT)]
    expect(responses.map(({ status }) => status)).toEqual([200, 404])
    for (const response of responses) expect(await response.json()).toEqual({ errors: [NOT_FOUND] })
  })

  it('with the hash of another document is refused and not stored', async () => {
    const server = await startTestServer()
    const response = await post(server, { query: '{ requestId }', ...persisted(HELLO) })
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe('PERSISTED_QUERY_HASH_MISMATCH')
    expect(await isKnown(server, HELLO)).toBe(false)
  })

  it('of another protocol version gets the code that makes clients stop using hashes', async () => {
    const server = await startTestServer()
    const response = await post(server, persisted(HELLO, { version: 2 }))
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe('PERSISTED_QUERY_NOT_SUPPORTED')
  })

  it.each([
    ['that is not an object', { extensions: { persistedQuery: 'x' } }],
    ['without a hash', { extensions: { persistedQuery: { version: 1 } } }],
    ['with an invalid hash', persisted(HELLO, { sha256Hash: 'x' })],
    ['with a hash that is not a string', persisted(HELLO, { sha256Hash: {} })],
  ])('%s gets a 400', async (_what, body) => {
    const server = await startTestServer()
    const response = await post(server, body)
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe('BAD_REQUEST')
  })

  it('that is a mutation is not executed by a GET request', async () => {
    const server = await startTestServer()
    await register(server, 'mutation { touch }')
    const response = await fetch(`${server.url}/graphql?id=${hashOf('mutation { touch }')}`)
    expect(response.status).toBe(405)
  })

  it('can be a subscription over server-sent events', async () => {
    const server = await startTestServer()
    const document = 'subscription { countTo(end: 1) }'
    const accept = { accept: 'text/event-stream' }
    await (await post(server, { query: document, ...persisted(document) }, accept)).text()
    expect(await (await post(server, persisted(document), accept)).text()).toContain('{"data":{"countTo":1}}')
  })

  it.each([
    ['cannot be parsed', '{ hello'],
    ['is not valid', '{ goodbye }'],
    ['is over the limits', `{ ${'hello '.repeat(1_001)} }`],
    ['is very long', `{ hello } # ${'x'.repeat(20_000)}`],
    ['has an unpaired surrogate', '{ hello(name: "\ud800") }'],
  ])('is not stored when its document %s', async (_why, document) => {
    const server = await startTestServer()
    await register(server, document)
    expect(await isKnown(server, document)).toBe(false)
  })

  it('is evicted by later ones: 4 MB are stored', async () => {
    const server = await startTestServer()
    await register(server, HELLO)
    const long = Array.from({ length: 110 }, (_, index) => `{ a${index}: hello } # ${'x'.repeat(19_000)}`)
    await Promise.all(long.map((document) => register(server, document)))
    const known = await Promise.all(long.map((document) => isKnown(server, document)))
    expect(known.filter(Boolean)).toHaveLength(105)
    expect(await isKnown(server, HELLO)).toBe(false)
  })

  it('that a server knows from its start is never evicted', async () => {
    const server = await startTestServer({ documents: [HELLO] })
    const long = Array.from({ length: 110 }, (_, index) => `{ a${index}: hello } # ${'x'.repeat(19_000)}`)
    await Promise.all(long.map((document) => register(server, document)))
    expect(await isKnown(server, HELLO)).toBe(true)
  })
})

describe('a persisted query over a websocket', () => {
  /** Sends the payload of an operation and returns the next message. */
  async function ask(server: TestServer, payload: object) {
    const talk = await startTalk(server)
    talk.send({ id: '1', type: 'subscribe', payload })
    return talk.next()
  }

  it('is not found before its document is sent, and works without it afterwards', async () => {
    const server = await startTestServer()
    const hashAlone = { variables: { name: 'you' }, ...persisted(HELLO) }
    const talk = await startTalk(server)
    talk.send({ id: '1', type: 'subscribe', payload: hashAlone })
    expect(await talk.next()).toEqual({ id: '1', type: 'error', payload: [NOT_FOUND] })
    talk.send({ id: '2', type: 'subscribe', payload: { query: HELLO, ...hashAlone } })
    expect(await talk.next()).toMatchObject({ id: '2', type: 'next', payload: HELLO_YOU })
    expect(await talk.next()).toEqual({ id: '2', type: 'complete' })
    for (const query of [undefined, null, '']) {
      talk.send({ id: '3', type: 'subscribe', payload: { query, ...hashAlone } })
      expect(await talk.next()).toMatchObject({ id: '3', type: 'next', payload: HELLO_YOU })
      expect(await talk.next()).toEqual({ id: '3', type: 'complete' })
    }
  })

  it('is shared with HTTP', async () => {
    const server = await startTestServer()
    await register(server, HELLO)
    expect(await ask(server, persisted(HELLO))).toMatchObject({ payload: { data: { hello: 'Hello world' } } })
    const document = 'subscription { countTo(end: 1) }'
    await ask(server, { query: document, ...persisted(document) })
    expect(await isKnown(server, document)).toBe(true)
  })

  it.each([
    ['the hash of another document', { query: '{ requestId }', ...persisted(HELLO) }, 'PERSISTED_QUERY_HASH_MISMATCH'],
    ['another version', persisted(HELLO, { version: 2 }), 'PERSISTED_QUERY_NOT_SUPPORTED'],
    ['an invalid hash', persisted(HELLO, { sha256Hash: 'x' }), 'BAD_REQUEST'],
  ])('with %s is refused', async (_what, payload, code) => {
    const server = await startTestServer()
    expect(await ask(server, payload)).toMatchObject({ type: 'error', payload: [{ extensions: { code } }] })
    expect(await isKnown(server, HELLO)).toBe(false)
  })

  it('that is not valid is not stored', async () => {
    const server = await startTestServer()
    const document = '{ goodbye }'
    expect(await ask(server, { query: document, ...persisted(document) })).toMatchObject({ type: 'error' })
    expect(await isKnown(server, document)).toBe(false)
  })

  it('is not looked up for the payload of a ping', async () => {
    const server = await startTestServer()
    const talk = await startTalk(server)
    const payload = persisted(HELLO)
    talk.send({ type: 'ping', payload })
    expect(await talk.next()).toEqual({ type: 'pong', payload })
  })
})
