import { describe, expect, it } from 'vitest'
import { type Client, type ClientOptions, createClient } from '../../clients/typescript/src/client.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { settled } from './settled.ts'

const URL = 'https://lanewatch.example/'

/** What the server does with a request. */
type Reaction = Response | Error | 'silence'

function answer(body: object, init: ResponseInit = {}): Response {
  return Response.json(body, init)
}

function refusal(status: number, code: string, headers: Readonly<Record<string, string>> = {}): Response {
  return answer({ errors: [{ message: `refused with ${code}`, extensions: { code } }] }, { status, headers })
}

/** A client of a server with these reactions, the last of which it repeats. */
function open(reactions: readonly Reaction[], options: Partial<ClientOptions> = {}) {
  const clock = new FakeClock()
  const startedAt = clock.now()
  const requests: { readonly url: string; readonly init: RequestInit; readonly atMs: number }[] = []
  const client = createClient({
    url: URL,
    clock,
    random: () => 0.5,
    fetch(url, init) {
      requests.push({ url, init, atMs: clock.now() - startedAt })
      const reaction = reactions[requests.length - 1] ?? reactions.at(-1)
      if (reaction instanceof Response) return Promise.resolve(reaction.clone())
      if (reaction instanceof Error) return Promise.reject(reaction)
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Left.', 'AbortError')))
      })
    },
    ...options,
  })
  return { client, clock, requests, times: () => requests.map(({ atMs }) => atMs) }
}

const ask = (client: Client) => client.query('{ hello }')

const NETWORK = new TypeError('fetch failed')

describe('a query', () => {
  it('is sent as JSON, with the key and the name of the program', async () => {
    const { client, requests } = open([answer({ data: { hello: 'you' } })], { apiKey: 'lw_key', name: 'ladder bot' })
    expect(await client.query('query ($a: Int) { hello }', { a: 1 })).toEqual({ data: { hello: 'you' }, error: null })
    expect(requests).toMatchObject([
      {
        url: 'https://lanewatch.example/graphql',
        init: {
          method: 'POST',
          body: JSON.stringify({ query: 'query ($a: Int) { hello }', variables: { a: 1 } }),
          headers: {
            accept: 'application/graphql-response+json',
            authorization: 'Bearer lw_key',
            'content-type': 'application/json',
            'graphql-client-name': 'ladder bot',
          },
        },
      },
    ])
  })

  it.each([
    [
      'its errors',
      [
        answer(
          { errors: [{ message: 'Unknown field', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
          { status: 400 },
        ),
      ],
      { kind: 'graphql', code: 'GRAPHQL_VALIDATION_FAILED', message: 'Unknown field' },
    ],
    ['a refused key', [refusal(401, 'UNKNOWN_API_KEY')], { kind: 'graphql', code: 'UNKNOWN_API_KEY' }],
    [
      'a document that costs too much',
      [refusal(400, 'COST_TOO_HIGH')],
      { kind: 'limit', code: 'COST_TOO_HIGH', retryAfterMs: null },
    ],
    [
      'a page in place of an answer',
      [new Response('<h1>Not here</h1>', { status: 404 })],
      { kind: 'transport', status: 404 },
    ],
    [
      'no answer, five times',
      Array.from({ length: 5 }, () => NETWORK),
      { kind: 'transport', status: null, message: 'fetch failed' },
    ],
    [
      'too few points, five times',
      Array.from({ length: 5 }, () => refusal(429, 'RATE_LIMITED', { 'retry-after': '60' })),
      { kind: 'limit', code: 'RATE_LIMITED', retryAfterMs: 60_000 },
    ],
  ] as const)('returns one typed error for %s', async (_what, reactions, error) => {
    const { client, clock, requests } = open(reactions)
    expect(await settled(ask(client), () => clock.advance(250))).toMatchObject({ data: null, error })
    expect(requests).toHaveLength(reactions.length)
  })

  it('returns data beside the errors of some fields, without another attempt', async () => {
    const body = {
      data: { hello: null },
      errors: [{ message: 'Broken', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    }
    const { client, requests } = open([answer(body)])
    expect(await ask(client)).toMatchObject({ data: { hello: null }, error: { kind: 'graphql', errors: body.errors } })
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['as long as a refusal asks for, in seconds', refusal(429, 'RATE_LIMITED', { 'retry-after': '42' }), 42_500],
    [
      'until the time that a refusal names',
      refusal(429, 'RATE_LIMITED', { 'retry-after': 'Sun, 01 Nov 2026 12:00:20 GMT' }),
      20_500,
    ],
    ['for a server that restarts', refusal(503, 'UNAVAILABLE', { 'retry-after': '30' }), 30_500],
    ['for a proxy without a server', new Response('', { status: 502 }), 500],
    ['for the network', NETWORK, 500],
    ['for a server that is silent for a minute', 'silence', 60_500],
    ['no time that cannot be read', refusal(429, 'RATE_LIMITED', { 'retry-after': 'soon' }), 500],
  ] as const)('waits %s, and a random moment', async (_what, reaction, pauseMs) => {
    const { client, clock, times } = open([reaction, answer({ data: { hello: 'you' } })])
    expect(await settled(ask(client), () => clock.advance(250))).toEqual({ data: { hello: 'you' }, error: null })
    expect(times()).toEqual([0, pauseMs])
  })

  it('waits longer after each failure', async () => {
    const { client, clock, times } = open([NETWORK])
    await settled(ask(client), () => clock.advance(250))
    expect(times()).toEqual([0, 500, 1_500, 3_500, 7_500])
  })

  it('is not sent again when it is a mutation', async () => {
    const { client, clock, requests } = open([refusal(503, 'UNAVAILABLE', { 'retry-after': '1' })])
    const sent = client.query('mutation { follow(id: "1") { __typename } }')
    expect(await settled(sent, () => clock.advance(250))).toMatchObject({ error: { kind: 'transport', status: 503 } })
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['before it is sent', 0, [answer({ data: {} })], 0],
    ['while it waits for the answer', 1, ['silence'], 1],
    ['while it waits for another attempt', 1, [NETWORK], 1],
    [
      'while it waits for points',
      1,
      [
        answer(
          { data: {} },
          { headers: { ratelimit: '"points";r=0;t=60', 'ratelimit-policy': '"points";q=1000;w=60' } },
        ),
      ],
      1,
    ],
  ] as const)('ends with the reason of its signal, aborted %s', async (_when, first, reactions, requested) => {
    const { client, clock, requests } = open(reactions)
    const controller = new AbortController()
    const reason = new Error('The page was left.')
    if (first === 0) controller.abort(reason)
    if (reactions[0] instanceof Response && first === 1) await ask(client)
    const asked = client.query('{ hello }', {}, { signal: controller.signal })
    await Promise.all([clock.advance(100).then(() => controller.abort(reason)), expect(asked).rejects.toBe(reason)])
    expect(requests).toHaveLength(requested)
    expect(clock.pending).toBe(0)
  })
})
