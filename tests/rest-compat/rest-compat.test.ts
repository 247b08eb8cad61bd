import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Execute } from '../../gateway/http/execute.ts'
import { catalog } from '../../rest-compat/catalog.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { serveV2 } from './serve-v2.ts'
import { executeStandIn, standInWorld } from './stand-in.ts'

const { demoAccount } = standInWorld
const { puuid } = demoAccount
const found = `/v2/account/?${new URLSearchParams({ puuid })}`
const missing = '/v2/account/?puuid=nobody'
const reads = catalog.filter(({ method }) => method === 'GET')

describe('a path of /v2', () => {
  it.each([`/v2/account?puuid=${puuid}`, `/v2/account/?puuid=${puuid}`])('is served: %s', async (target) => {
    const response = await ask('GET', target)

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(demoAccount)
  })

  it.each(['/v2', '/v2/', '/v2//account/', '/v2/account//', '/v2/account/more', '/v3/account/', '/v2/%zz'])(
    'gets a 404 when it is unknown: %s',
    async (target) => {
      const response = await ask('GET', target)

      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ detail: `There is nothing at ${target}` })
    },
  )

  it.each([
    ['/V2/account/', '/v2/account/'],
    ['/v2/Account', '/v2/account'],
    ['/V2/CHAMPIONS/MonkeyKing/Stats', '/v2/champions/MonkeyKing/stats'],
    ['/v2/Docs/', '/v2/docs/'],
    ['/V2/OpenAPI.json', '/v2/openapi.json'],
    ['/Health', '/health'],
  ])('gets a 404 for %s, with a hint to use %s', async (target, right) => {
    for (const method of ['GET', 'PUT', 'OPTIONS']) {
      const response = await ask(method, target)

      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        detail: `There is nothing at ${target}. Paths are case-sensitive: request ${right} instead.`,
      })
    }
  })

  it.each([
    ['/v2/league/leaderboard', 'region'],
    ['/v2/league/leaderboard/', 'region'],
    ['/v2/match/history/match-data/', 'matchId'],
    ['/v2/match/history/batch', 'puuid'],
  ])('gets a 400 for %s without its last part', async (target, name) => {
    const response = await ask('GET', target)

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: `Missing: ${name}.` })
  })
})

describe('a method of /v2', () => {
  it('HEAD gets the headers of GET without the body', async () => {
    const [get, head] = [await ask('GET', found), await ask('HEAD', found)]

    expect(head.status).toBe(200)
    expect([...head.headers]).toEqual([...get.headers])
    expect(await head.text()).toBe('')
  })

  it('HEAD gets the status of a failure', async () => {
    const head = await ask('HEAD', missing)

    expect(head.status).toBe(404)
    expect(await head.text()).toBe('')
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'BREW'])('%s is refused with a list of allowed methods', async (method) => {
    const response = await ask(method, '/v2/account/')

    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS')
    expect(await response.json()).toEqual({
      detail: `${method} is not allowed here. Allowed: GET, HEAD, POST, OPTIONS.`,
    })
  })

  it('OPTIONS lists the methods and headers that a page of another origin may use', async () => {
    const response = await ask('OPTIONS', '/v2/account')

    expect(response.status).toBe(204)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS')
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD, POST, OPTIONS')
    const allowed = response.headers.get('Access-Control-Allow-Headers')?.split(', ')
    // The star covers every header except Authorization.
    expect(allowed).toEqual(expect.arrayContaining(['Authorization', 'Content-Type', 'Idempotency-Key', '*']))
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  it('OPTIONS gets a 404 for an unknown path', async () => {
    expect((await ask('OPTIONS', '/v2/nothing')).status).toBe(404)
  })
})

describe('the headers of /v2', () => {
  it('let any page read every answer and every failure', async () => {
    for (const response of [await ask('GET', found), await ask('GET', missing), await ask('GET', '/v2/nothing')]) {
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(response.headers.get('Access-Control-Expose-Headers')?.split(', ')).toEqual(
        expect.arrayContaining(['etag', 'link', 'retry-after', 'allow', 'www-authenticate']),
      )
      expect(response.headers.get('Content-Type')).toBe('application/json')
    }
  })

  it('allow caches for a read for half a minute, and for a failure never', async () => {
    expect((await ask('GET', found)).headers.get('Cache-Control')).toBe('public, max-age=30')
    expect((await ask('GET', missing)).headers.get('Cache-Control')).toBe('no-store')
  })

  it('forbid caches for the answer to a body', async () => {
    const response = await ask('POST', '/v2/account/', JSON.stringify({ puuid }))

    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.has('ETag')).toBe(false)
  })

  it('link an answer, but no failure, to its section of the documentation', async () => {
    expect((await ask('GET', found)).headers.get('Link')).toBe('</v2/docs#get-v2-account>; rel="successor-version"')
    expect((await ask('POST', '/v2/account/', JSON.stringify({ puuid }))).headers.get('Link')).toBe(
      '</v2/docs#post-v2-account>; rel="successor-version"',
    )
    expect((await ask('GET', missing)).headers.has('Link')).toBe(false)
  })
})

describe('the validator of an answer', () => {
  it('is the same for equal answers, and different for others', async () => {
    const etags = await Promise.all([found, found, '/v2/champions/', '/v2/runes/'].map(etagOf))

    for (const etag of etags) expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(new Set(etags).size).toBe(3)
    expect(etags[0]).toBe(etags[1])
  })

  it.each(reads.map((route) => ({ ...route, target: route.examples[0]?.request(standInWorld).target ?? '' })))(
    'of $path gets a 304 without a body',
    async ({ target, maxAge }) => {
      const whole = await ask('GET', target)
      const etag = whole.headers.get('ETag') ?? ''
      expect(whole.headers.get('Cache-Control')).toBe(maxAge === 0 ? 'no-store' : `public, max-age=${maxAge}`)
      for (const method of ['GET', 'HEAD']) {
        for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
          const response = await ask(method, target, undefined, { 'If-None-Match': known })

          expect(response.status).toBe(304)
          expect(await response.text()).toBe('')
          for (const name of ['ETag', 'Cache-Control', 'Link', 'Access-Control-Allow-Origin']) {
            expect(response.headers.get(name)).toBe(whole.headers.get(name))
          }
        }
      }
      expect((await ask('GET', target, undefined, { 'If-None-Match': '"other"' })).status).toBe(200)
    },
  )

  it('has no effect on a POST or on a missing resource', async () => {
    const any = { 'If-None-Match': '*' }

    expect((await ask('POST', '/v2/account/', JSON.stringify({ puuid }), any)).status).toBe(200)
    expect((await ask('GET', missing, undefined, any)).status).toBe(404)
  })

  async function etagOf(target: string): Promise<string> {
    return (await ask('GET', target)).headers.get('ETag') ?? ''
  }
})

const secret = 'password of the store: hunter2'

const breakdowns: { readonly how: string; readonly execute: Execute }[] = [
  {
    how: 'throws at once',
    execute: () => {
      throw new Error(secret)
    },
  },
  { how: 'rejects', execute: async () => Promise.reject(new Error(secret)) },
  { how: 'returns errors', execute: async () => ({ data: null, errors: [new GraphQLError(secret)] }) },
  { how: 'returns nothing', execute: async () => ({ data: null }) },
  {
    how: 'returns errors beside data',
    execute: async (document, variables) => ({
      ...(await executeStandIn(document, variables)),
      errors: [new GraphQLError(secret)],
    }),
  },
]

describe.each(breakdowns)('an execution that $how', ({ execute }) => {
  it('becomes a 503 with a Retry-After; its cause is reported, but not returned', async () => {
    const reported: unknown[] = []
    const restCompat = serveV2({
      execute,
      clock: new FakeClock(),
      reportError: (error, { url }) => reported.push({ error, url }),
    })

    const request = new Request(new URL(found, 'http://lanewatch.test'))
    const response = await restCompat(request)

    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(await response.json()).toEqual({ detail: 'Temporarily unavailable.' })
    expect(reported).toEqual([{ error: expect.any(Error), url: request.url }])
  })
})

it('the /v2 layer passes the request to `execute`', async () => {
  const received: Request[] = []
  const restCompat = serveV2({
    execute: async (document, variables, request) => {
      received.push(request)
      return executeStandIn(document, variables)
    },
    clock: new FakeClock(),
    reportError: () => {},
  })

  const request = new Request(new URL(found, 'http://lanewatch.test'))
  await restCompat(request)

  expect(received).toEqual([request])
})

function ask(method: string, target: string, body?: string, headers: HeadersInit = {}): Promise<Response> {
  const restCompat = serveV2({
    execute: executeStandIn,
    clock: new FakeClock(),
    reportError: (error) => {
      throw error
    },
  })
  return restCompat(new Request(`http://lanewatch.test${target}`, { method, headers, body: body ?? null }))
}
