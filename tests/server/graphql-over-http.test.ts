import { auditServer } from 'graphql-http'
import { describe, expect, it } from 'vitest'
import { createTestSchema } from './test-schema.ts'
import { post, startTestServer } from './test-server.ts'

/** Fails with a secret in its message. */
function crash(): Promise<never> {
  return Promise.reject(new Error('password=hunter2'))
}

/** Starts a server; `ended` resolves once its subscription `silence` has ended. */
async function startSilentServer() {
  const ended = Promise.withResolvers<string>()
  const schema = createTestSchema(() => ended.resolve('ended'))
  const server = await startTestServer({ graphql: { schema, context: () => ({}) } })
  const url = `${server.url}/graphql?query=${encodeURIComponent('subscription { silence }')}`
  return { url, ended: ended.promise }
}

describe('GraphQL over HTTP', () => {
  it('passes every audit of graphql-http', async () => {
    const server = await startTestServer()
    const results = await auditServer({ url: `${server.url}/graphql` })
    expect(results.filter((result) => result.status !== 'ok')).toEqual([])
    expect(results).toHaveLength(61)
  })

  it('answers a HEAD request with the headers of the GET request', async () => {
    const server = await startTestServer()
    const answer = await fetch(`${server.url}/graphql?query={hello}`)
    const response = await fetch(`${server.url}/graphql?query={hello}`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String((await answer.text()).length))
    expect(await response.text()).toBe('')
  })

  it('names its allowed methods when it gets another', async () => {
    const server = await startTestServer()
    const response = await fetch(`${server.url}/graphql`, { method: 'DELETE', headers: { 'x-request-id': 'abc-1' } })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'DELETE is not supported here. Use one of these: GET, HEAD, POST.',
          extensions: { code: 'METHOD_NOT_ALLOWED', requestId: 'abc-1' },
        },
      ],
    })
  })

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/graphql',
  ])('refuses %s, which a form on another site could send', async (contentType) => {
    const server = await startTestServer()
    const response = await post(server, { query: 'mutation { touch }' }, { 'content-type': contentType })
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] })
  })

  it.each(['Application/JSON; charset=utf-8', 'APPLICATION/JSON', 'application/json ;charset=UTF-8'])(
    'takes %s as JSON',
    async (contentType) => {
      const server = await startTestServer()
      const response = await post(server, { query: '{ hello }' }, { 'content-type': contentType })
      expect([response.status, await response.json()]).toMatchObject([200, { data: {} }])
    },
  )

  it('refuses a compressed body, and says so', async () => {
    const server = await startTestServer()
    const response = await post(server, { query: '{ hello }' }, { 'content-encoding': 'gzip' })
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({
      errors: [
        { message: expect.stringContaining('content-encoding'), extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } },
      ],
    })
  })

  it('returns 406 to a client that accepts none of its content types', async () => {
    const server = await startTestServer()
    const response = await post(server, { query: '{ hello }' }, { accept: 'image/png' })
    expect(response.status).toBe(406)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_ACCEPTABLE' } }] })
  })

  it('refuses a batch', async () => {
    const server = await startTestServer()
    const response = await post(server, [{ query: '{ hello }' }, { query: '{ hello }' }])
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  })

  it('never mistakes the address of an operation for a health check', async () => {
    const server = await startTestServer()
    const responses = ['/health', '/livez', ' '].map((end) => fetch(`${server.url}/graphql?query={hello}&x=${end}`))
    for (const response of await Promise.all(responses)) {
      expect(await response.json()).toMatchObject({ data: { hello: 'Hello world' } })
    }
  })

  it('returns 400 for variables in an address that are not JSON', async () => {
    const server = await startTestServer()
    const response = await fetch(`${server.url}/graphql?query={hello}&variables={`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  })

  it.each(['declared', 'chunked'])(
    'refuses a body of more than 100 kB with a typed 413 when its length is %s',
    async (length) => {
      const server = await startTestServer()
      const text = JSON.stringify({ query: '{ hello }', variables: { filler: 'x'.repeat(100_000) } })
      const body = length === 'declared' ? text : new Blob([text]).stream()
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as const
      const response = await fetch(`${server.url}/graphql`, init)
      expect(response.status).toBe(413)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] })
    },
  )

  it('lets pages of any site read it without credentials', async () => {
    const server = await startTestServer()
    const headers = { origin: 'https://other.example', 'access-control-request-method': 'POST' }
    const preflight = await fetch(`${server.url}/graphql`, { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    // A star alone would not allow `Authorization`.
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type, If-None-Match, *')
    expect(preflight.headers.get('access-control-max-age')).toBe('86400')
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false)
    const response = await post(server, { query: '{ hello }' }, { origin: 'https://other.example' })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('errors of operations', () => {
  it('are masked when unexpected, keep their path, and are logged with the request ID', async () => {
    const server = await startTestServer()
    const response = await post(server, { query: '{ hello crash }' }, { 'x-request-id': 'crash-1' })
    const text = await response.text()
    expect(response.headers.get('x-request-id')).toBe('crash-1')
    expect(text).not.toMatch(/hunter2|secret|stack|unexpected|http/)
    expect(JSON.parse(text)).toMatchObject({
      data: { hello: 'Hello world', crash: null },
      errors: [{ path: ['crash'], extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'crash-1' } }],
    })
    const line = server.logged
      .map((each): unknown => JSON.parse(each))
      .find((each) => JSON.stringify(each).includes('hunter2'))
    expect(line).toMatchObject({ level: 'error', requestId: 'crash-1', path: 'crash', error: { name: 'Error' } })
  })

  it('are masked when a result does not fit its type', async () => {
    const server = await startTestServer()
    const text = await (await post(server, { query: '{ mistyped }' })).text()
    expect(text).not.toContain('hunter2')
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] })
  })

  it('are masked, with status 500, when the context cannot be created', async () => {
    const server = await startTestServer({ graphql: { schema: createTestSchema(), context: crash } })
    const response = await post(server, { query: '{ hello }' })
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toContain('hunter2')
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] })
  })

  it('keep their message when a resolver intends it for the client', async () => {
    const server = await startTestServer()
    const response = await post(server, { query: '{ refused }' })
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'Not on Sundays.', extensions: { code: 'CLOSED' } }],
    })
  })

  it.each([
    ['a document that cannot be parsed', { query: '{ hello' }, 'GRAPHQL_PARSE_FAILED'],
    ['a field that does not exist', { query: '{ goodbye }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a variable of the wrong type',
      { query: 'query ($n: Int!) { text(length: $n) }', variables: { n: 'many' } },
      'BAD_USER_INPUT',
    ],
    [
      'null for a non-null argument',
      { query: 'query ($n: Int) { text(length: $n) }', variables: { n: null } },
      'BAD_USER_INPUT',
    ],
    [
      'an operation that is not in the document',
      { query: 'query A { hello }', operationName: 'B' },
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('have a code and a request ID: %s', async (_what, operation, code) => {
    const server = await startTestServer()
    const response = await post(server, operation)
    const body: unknown = await response.json()
    expect(body).toMatchObject({ errors: [{ extensions: { code, requestId: response.headers.get('x-request-id') } }] })
  })

  it.each([
    [
      'query A { hello } query B { hello }',
      undefined,
      'The document has 2 operations. Set operationName to one of these: A, B.',
    ],
    ['query A { hello }', 'B', 'The document has no operation named "B". Set operationName to one of these: A.'],
    ['{ hello }', 'B', 'The document has no operation named "B". Its operation has no name: leave operationName out.'],
    [
      '{ hello } { hello }',
      undefined,
      'The document has 2 operations. Give each a name, and set operationName to one of them.',
    ],
    [
      'query Q { hello } query Q { hello }',
      undefined,
      'The document has 2 operations. Set operationName to one of these: Q.',
    ],
    [
      'fragment Greeting on Query { hello }',
      undefined,
      'The document has no operation. Add a query, a mutation or a subscription.',
    ],
    [
      Array.from({ length: 12 }, (_, index) => `query Q${index} { hello }`).join(' '),
      'Q'.repeat(61),
      `The document has no operation named "${'Q'.repeat(59)}…". Set operationName to one of these: Q0, Q1, Q2, Q3, Q4, Q5, Q6, Q7, Q8, Q9, ….`,
    ],
  ])('say which operation can be chosen: %s', async (query, operationName, message) => {
    const response = await post(await startTestServer(), { query, operationName })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ message, extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
    })
  })

  it.each([5, true, {}, ['A']])('say that a name must be a string, for %j', async (operationName) => {
    const response = await post(await startTestServer(), { query: 'query A { hello }', operationName })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'operationName must be a string.', extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
    })
  })

  it('are avoided for a trailing slash, from which the client is redirected', async () => {
    const server = await startTestServer()
    const asked = await fetch(new URL('/graphql/?query={hello}', server.url), { redirect: 'manual' })
    expect([asked.status, asked.headers.get('location')]).toEqual([308, '/graphql?query={hello}'])
    const posted = await fetch(new URL('/graphql/', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ hello }' }),
    })
    expect(await posted.json()).toMatchObject({ data: { hello: 'Hello world' } })
  })

  it('have the ID of their own request even when the refused document is cached', async () => {
    const server = await startTestServer()
    const ids = []
    for (const id of ['one', 'two']) {
      const response = await post(server, { query: '{ hello' }, { 'x-request-id': id })
      ids.push(await response.json())
    }
    expect(ids).toMatchObject([
      { errors: [{ extensions: { requestId: 'one' } }] },
      { errors: [{ extensions: { requestId: 'two' } }] },
    ])
  })

  it('have status 400 for a strict client and 200 for plain JSON when a document is invalid', async () => {
    const server = await startTestServer()
    const strict = await post(server, { query: '{ goodbye }' }, { accept: 'application/graphql-response+json' })
    const plain = await post(server, { query: '{ goodbye }' }, { accept: 'application/json' })
    expect([strict.status, plain.status]).toEqual([400, 200])
  })

  it('never reveal the variables of an operation in the log', async () => {
    const server = await startTestServer()
    await post(server, { query: 'query ($name: String) { hello(name: $name) crash }', variables: { name: 'Geheim' } })
    const query = encodeURIComponent('query ($name: String) { hello(name: $name) }')
    await fetch(`${server.url}/graphql?query=${query}&variables=${encodeURIComponent('{"name":"Geheim"}')}`)
    expect(server.logged.join('')).toContain('"path":"/graphql"')
    expect(server.logged.join('')).not.toContain('Geheim')
  })
})

describe('subscriptions over server-sent events', () => {
  const accept = { accept: 'text/event-stream' }

  it('send each event uncompressed and complete', async () => {
    const server = await startTestServer()
    const headers = { ...accept, 'accept-encoding': 'br, gzip' }
    const response = await post(server, { query: 'subscription { countTo(end: 2) }' }, headers)
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(response.headers.has('content-encoding')).toBe(false)
    const events = (await response.text()).split('\n').filter((line) => line !== ':' && line !== '')
    expect(events).toEqual([
      'event: next',
      'data: {"data":{"countTo":1}}',
      'event: next',
      'data: {"data":{"countTo":2}}',
      'event: complete',
      'data:',
    ])
  })

  it('mask the error that breaks the stream', async () => {
    const server = await startTestServer()
    const text = await (await post(server, { query: 'subscription { crashAfterOne }' }, accept)).text()
    expect(text).toContain('{"data":{"crashAfterOne":1}}')
    expect(text).toContain('INTERNAL_SERVER_ERROR')
    expect(text).not.toContain('hunter2')
  })

  it('end when the client leaves', async () => {
    const { url, ended } = await startSilentServer()
    const leave = new AbortController()
    await fetch(url, { headers: accept, signal: leave.signal })
    leave.abort()
    expect(await ended).toBe('ended')
  })

  it('answer a HEAD request at once', async () => {
    const { url, ended } = await startSilentServer()
    const response = await fetch(url, { method: 'HEAD', headers: accept })
    expect(response.status).toBe(200)
    expect(await ended).toBe('ended')
  })
})
