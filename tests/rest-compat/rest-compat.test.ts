import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../rest-compat/catalog.ts'
import { createRestCompat } from '../../rest-compat/rest-compat.ts'
import type { Execute } from '../../rest-compat/route.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { executeStandIn, standInWorld } from './stand-in.ts'

const { demoAccount } = standInWorld
const { puuid } = demoAccount
const found = `/v2/account/?${new URLSearchParams({ puuid })}`
const missing = '/v2/account/?puuid=nobody'
const reads = catalog.filter(({ method }) => method === 'GET')

describe('a path', () => {
  it.each([`/v2/account?puuid=${puuid}`, `/v2/account/?puuid=${puuid}`])('%s is served where it is', async (target) => {
    const response = await ask('GET', target)

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(demoAccount)
  })

  it.each(['/v2', '/v2/', '/v2//account/', '/v2/account//', '/v2/account/more', '/v3/account/', '/v2/%zz'])(
    '%s leads nowhere: 404',
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
  ])('%s leads nowhere either, and it is said that %s does', async (target, right) => {
    for (const method of ['GET', 'PUT', 'OPTIONS']) {
      const response = await ask(method, target)

      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        detail: `There is nothing at ${target}. Capital letters count: ask ${right} instead.`,
      })
    }
  })

  it.each([
    ['/v2/league/leaderboard', 'region'],
    ['/v2/league/leaderboard/', 'region'],
    ['/v2/match/history/match-data/', 'matchId'],
    ['/v2/match/history/batch', 'puuid'],
  ])('%s lacks its last part: 400', async (target, name) => {
    const response = await ask('GET', target)

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: `Missing: ${name}.` })
  })
})

describe('a method', () => {
  it('HEAD is answered as GET is, without the body', async () => {
    const [get, head] = [await ask('GET', found), await ask('HEAD', found)]

    expect(head.status).toBe(200)
    expect([...head.headers]).toEqual([...get.headers])
    expect(await head.text()).toBe('')
  })

  it('HEAD tells of a failure too', async () => {
    const head = await ask('HEAD', missing)

    expect(head.status).toBe(404)
    expect(await head.text()).toBe('')
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'BREW'])('%s is refused with the ones that are allowed', async (method) => {
    const response = await ask(method, '/v2/account/')

    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS')
    expect(await response.json()).toEqual({
      detail: `${method} is not allowed here. Allowed: GET, HEAD, POST, OPTIONS.`,
    })
  })

  it('OPTIONS tells a browser what a page elsewhere may ask', async () => {
    const response = await ask('OPTIONS', '/v2/account')

    expect(response.status).toBe(204)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS')
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD, POST, OPTIONS')
    const allowed = response.headers.get('Access-Control-Allow-Headers')?.split(', ')
    // The star covers every header but the one that says who asks.
    expect(allowed).toEqual(expect.arrayContaining(['Authorization', 'Content-Type', 'Idempotency-Key', '*']))
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  it('OPTIONS of an unknown path is a 404', async () => {
    expect((await ask('OPTIONS', '/v2/nothing')).status).toBe(404)
  })
})

describe('the headers', () => {
  it('let any page read every answer and every failure', async () => {
    for (const response of [await ask('GET', found), await ask('GET', missing), await ask('GET', '/v2/nothing')]) {
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(response.headers.get('Access-Control-Expose-Headers')?.split(', ')).toEqual(
        expect.arrayContaining(['ETag', 'Link', 'Retry-After', 'Allow', 'WWW-Authenticate']),
      )
      expect(response.headers.get('Content-Type')).toBe('application/json')
    }
  })

  it('let a read be kept for half a minute, and a failure not at all', async () => {
    expect((await ask('GET', found)).headers.get('Cache-Control')).toBe('public, max-age=30')
    expect((await ask('GET', missing)).headers.get('Cache-Control')).toBe('no-store')
  })

  it('let the answer to a body not be kept', async () => {
    const response = await ask('POST', '/v2/account/', JSON.stringify({ puuid }))

    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.has('ETag')).toBe(false)
  })

  it('lead from an answer to what the page about /v2 says of its route, and from a failure nowhere', async () => {
    expect((await ask('GET', found)).headers.get('Link')).toBe('</v2/docs#get-v2-account>; rel="successor-version"')
    expect((await ask('POST', '/v2/account/', JSON.stringify({ puuid }))).headers.get('Link')).toBe(
      '</v2/docs#post-v2-account>; rel="successor-version"',
    )
    expect((await ask('GET', missing)).headers.has('Link')).toBe(false)
  })
})

describe('the validator of an answer', () => {
  it('is the same for the same answer, and another for another', async () => {
    const etags = await Promise.all([found, found, '/v2/champions/', '/v2/runes/'].map(etagOf))

    for (const etag of etags) expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(new Set(etags).size).toBe(3)
    expect(etags[0]).toBe(etags[1])
  })

  it.each(reads.map((route) => ({ ...route, target: route.examples[0]?.request(standInWorld).target ?? '' })))(
    'of $path brings a 304 without a body to whoever knows it',
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

  it('is not asked for by whoever sends a body, or asks for what there is not', async () => {
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
  it('is a 503 that says when to come back and nothing of the cause, which is reported', async () => {
    const reported: unknown[] = []
    const restCompat = createRestCompat({
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

it('hands the request on to whoever executes', async () => {
  const received: Request[] = []
  const restCompat = createRestCompat({
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
  const restCompat = createRestCompat({
    execute: executeStandIn,
    clock: new FakeClock(),
    reportError: (error) => {
      throw error
    },
  })
  return restCompat(new Request(`http://lanewatch.test${target}`, { method, headers, body: body ?? null }))
}
