import * as fc from 'fast-check'
import { getIntrospectionQuery } from 'graphql'
import { createClient } from 'graphql-ws'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { RunningServer } from '../../gateway/server/start-server.ts'
import { post, startTestServer } from './test-server.ts'

const STRICT = { accept: 'application/graphql-response+json' }
const PLAIN = { accept: 'application/json' }

/** `{ node { child { … { id } } } }` with this many nested fields. */
function nested(depth: number): string {
  return `{ node ${'{ child '.repeat(depth - 2)}{ id }${' }'.repeat(depth - 2)} }`
}

/** Returns a document of exactly this many tokens. */
function tokens(count: number): string {
  const aliased = Array.from({ length: Math.floor((count - 2) / 3) }, (_, index) => `h${index}: hello`)
  const rest = 'hello '.repeat((count - 2) % 3)
  return `{ ${aliased.join(' ')} ${rest}}`
}

/** The transports of a document; each returns the code of the first error, or null. */
const TRANSPORTS = {
  POST: async (server: RunningServer, query: string) => codeIn(await (await post(server, { query })).text()),
  GET: async (server: RunningServer, query: string) =>
    codeIn(await (await fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`)).text()),
  SSE: async (server: RunningServer, query: string) =>
    codeIn(await (await post(server, { query }, { accept: 'text/event-stream' })).text()),
  websocket: codeOverWebsocket,
} as const

function codeIn(answer: string): string | null {
  return /"code":"(\w+)"/.exec(answer)?.[1] ?? null
}

async function codeOverWebsocket(server: RunningServer, query: string): Promise<string | null> {
  const client = createClient({ url: server.url.replace('http', 'ws') + '/graphql' })
  onTestFinished(() => client.dispose())
  try {
    for await (const result of client.iterate({ query })) return codeIn(JSON.stringify(result))
    return null
  } catch (errors) {
    return codeIn(JSON.stringify(errors))
  }
}

describe('the token limit', () => {
  it.each([STRICT, PLAIN])(
    'accepts 1,000 tokens and refuses 1,001 with a 400 that explains the fix: %j',
    async (accept) => {
      const server = await startTestServer()
      const fitting = await post(server, { query: tokens(1_000) }, accept)
      const refused = await post(server, { query: tokens(1_001) }, accept)
      expect([fitting.status, refused.status]).toEqual([200, 400])
      expect(await fitting.json()).not.toHaveProperty('errors')
      expect(await refused.json()).toMatchObject({
        errors: [
          { message: expect.stringMatching(/over 1000 tokens\. Split it/), extensions: { code: 'DOCUMENT_TOO_LONG' } },
        ],
      })
    },
  )

  it('refuses the same document again', async () => {
    const server = await startTestServer()
    const statuses = []
    for (const query of [tokens(1_001), tokens(1_001)]) statuses.push((await post(server, { query })).status)
    expect(statuses).toEqual([400, 400])
  })
})

describe('the depth limit', () => {
  it.each([STRICT, PLAIN])('accepts 12 levels and refuses 13 with a 400 that explains the fix: %j', async (accept) => {
    const server = await startTestServer()
    const fitting = await post(server, { query: nested(12) }, accept)
    const refused = await post(server, { query: nested(13) }, accept)
    expect([fitting.status, refused.status]).toEqual([200, 400])
    expect(await fitting.json()).not.toHaveProperty('errors')
    expect(await refused.json()).toMatchObject({
      errors: [
        {
          message: expect.stringMatching(/13 levels deep; the limit is 12\. Request/),
          extensions: { code: 'DOCUMENT_TOO_DEEP' },
        },
      ],
    })
  })

  it('allows the introspection query of graphql-js, which is 15 levels deep', async () => {
    const server = await startTestServer()
    const response = await post(server, { query: getIntrospectionQuery() }, STRICT)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } })
  })

  it('refuses introspection with unlimited nesting', async () => {
    const server = await startTestServer()
    const deep = '{ type { fields '.repeat(8)
    const query = `{ __schema { types { fields ${deep} { name } ${'} }'.repeat(8)} } } }`
    expect((await post(server, { query }, STRICT)).status).toBe(400)
  })

  it('counts other fields beside introspection fields of an operation', async () => {
    const server = await startTestServer()
    const query = `{ __typename __schema { queryType { name } } ${nested(13).slice(1)}`
    expect(await TRANSPORTS.POST(server, query)).toBe('DOCUMENT_TOO_DEEP')
  })

  it('counts levels across fragments', async () => {
    const server = await startTestServer()
    const cuts = fc.array(fc.constantFrom('field', 'fragment', 'inline'), { minLength: 8, maxLength: 16 })
    await fc.assert(
      fc.asyncProperty(cuts, async (levels) => {
        const code = await TRANSPORTS.POST(server, scattered(levels))
        // The outer field `node` and the inner field `id` are two more levels.
        expect(code).toBe(levels.length + 2 > 12 ? 'DOCUMENT_TOO_DEEP' : null)
      }),
      { numRuns: 60 },
    )
  })

  it('applies to each operation of a document', async () => {
    const server = await startTestServer()
    const query = `query Flat { hello } query Deep ${nested(13)}`
    const response = await post(server, { query, operationName: 'Flat' })
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'DOCUMENT_TOO_DEEP' } }] })
  })

  it('leaves cyclic and missing fragments to the validation rules', async () => {
    const server = await startTestServer()
    const cycle = '{ node { ...A } } fragment A on Node { child { ...B } } fragment B on Node { child { ...A } }'
    expect(await TRANSPORTS.POST(server, cycle)).toBe('GRAPHQL_VALIDATION_FAILED')
    expect(await TRANSPORTS.POST(server, '{ node { ...Missing } }')).toBe('GRAPHQL_VALIDATION_FAILED')
  })

  it('measures fragments that expand to billions of fields without visiting each', async () => {
    const server = await startTestServer()
    expect(await TRANSPORTS.POST(server, fanningOut(30))).toBeNull()
  })
})

/** Returns a document of less than 1,000 tokens in which each fragment spreads the next one twelve times. */
function fanningOut(fragments: number): string {
  const bodies = Array.from({ length: fragments }, (_, index) =>
    index + 1 < fragments ? `...F${index + 1} `.repeat(12) : 'child { id }',
  )
  const definitions = bodies.map((body, index) => `fragment F${index} on Node { ${body} }`)
  return `{ node { ...F0 } } ${definitions.join(' ')}`
}

/** Returns nested fields; each level is a plain field, a named fragment or an inline fragment. */
function scattered(levels: readonly ('field' | 'fragment' | 'inline')[]): string {
  const fragments: string[] = []
  const inside = levels.reduceRight((inner, level, index) => {
    if (level === 'field') return `child { ${inner} }`
    if (level === 'inline') return `... on Node { child { ${inner} } }`
    fragments.push(`fragment F${index} on Node { child { ${inner} } }`)
    return `...F${index}`
  }, 'id')
  return `{ node { ${inside} } } ${fragments.join(' ')}`
}

describe.each(['POST', 'GET', 'SSE', 'websocket'] as const)('over %s', (transport) => {
  it('both limits apply, and documents within them are accepted', async () => {
    const server = await startTestServer()
    const ask = (query: string) => TRANSPORTS[transport](server, query)
    expect(await ask(tokens(1_001))).toBe('DOCUMENT_TOO_LONG')
    expect(await ask(nested(13))).toBe('DOCUMENT_TOO_DEEP')
    expect(await ask(nested(12))).toBeNull()
  })

  it('a value of 13 levels is refused before its type is checked', async () => {
    const server = await startTestServer()
    const withValue = (levels: number) => `{ hello(value: ${'['.repeat(levels)}1${']'.repeat(levels)}) }`
    const ask = (query: string) => TRANSPORTS[transport](server, query)
    expect(await ask(withValue(13))).toBe('DOCUMENT_TOO_DEEP')
    expect(await ask(withValue(12))).toBe('GRAPHQL_VALIDATION_FAILED')
  })
})
