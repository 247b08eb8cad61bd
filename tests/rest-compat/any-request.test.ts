import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { GraphQLError } from 'graphql'
import { expect, it } from 'vitest'
import { catalog } from '../../rest-compat/catalog.ts'
import { Region } from '../../rest-compat/gql/graphql.ts'
import { createRestCompat } from '../../rest-compat/rest-compat.ts'
import type { Execute } from '../../rest-compat/route.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { executeStandIn, standInWorld, UNREACHABLE } from './stand-in.ts'

const { gameName, tagLine, puuid, region } = standInWorld.demoAccount

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', gameName, tagLine, puuid, region, 'EUW1', UNREACHABLE, '%', '__proto__'),
)
const parameter = fc.oneof(fc.constantFrom('username', 'tag', 'region', 'puuid'), fc.string())
const path = fc.oneof(
  { arbitrary: fc.constantFrom(...catalog.map((route) => route.path)), weight: 10 },
  fc.webPath(),
  fc.string().map((tail) => `/v2/${tail}`),
)
const query = fc.oneof(
  fc.constant(toQuery([['puuid', puuid]])),
  fc.webQueryParameters(),
  fc.array(fc.tuple(parameter, text)).map(toQuery),
)
const body = fc.oneof(
  fc.constant(JSON.stringify({ puuid })),
  fc.dictionary(parameter, fc.oneof(text, fc.jsonValue())).map((value) => JSON.stringify(value)),
  fc.json(),
  text,
  fc.uint8Array(),
)
const method = fc.oneof(
  { arbitrary: fc.constantFrom('GET', 'HEAD', 'POST'), weight: 6 },
  fc.constantFrom('PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  fc.stringMatching(/^[A-Z]{1,8}$/).filter((word) => !['CONNECT', 'TRACE', 'TRACK'].includes(word)),
)
const headers = fc.dictionary(
  fc.oneof(
    fc.constantFrom('accept', 'content-type', 'content-length', 'origin', 'range'),
    fc.stringMatching(/^[a-z]{1,9}$/),
  ),
  fc.stringMatching(/^[!-~]{0,20}$/),
)

const executions: Execute[] = [
  executeStandIn,
  async () => Promise.reject(new Error('broken')),
  async () => ({ data: null, errors: [new GraphQLError('broken')] }),
]

it('is answered with the shape of the route or a detail, and never with a 500', async () => {
  const request = fc.record({ method, path, query, headers, body }).map(toRequest)

  await fc.assert(
    fc.asyncProperty(request, fc.constantFrom(...executions), async (asked, execute) => {
      const restCompat = createRestCompat({ execute, clock: new FakeClock(), reportError: () => {} })

      const response = await restCompat(asked)

      expect([200, 204, 400, 404, 405, 413, 422, 503]).toContain(response.status)
      expect(response.headers.has('Retry-After')).toBe(response.status === 503)
      expect(await bodyOf(response)).toEqual(expectedBody(asked, response.status))
    }),
    { numRuns: 1000 },
  )
})

const toBeAnAccountOrNull = expect.toSatisfy(
  (value: unknown) => value === null || isDeepStrictEqual(value, standInWorld.demoAccount),
)

const refusal = { detail: expect.stringMatching(/./s) }

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

function expectedBody({ method, url }: Request, status: number): unknown {
  if (method === 'HEAD' || status === 204) return null
  if (status !== 200) return refusal
  const { pathname } = new URL(url)
  if (pathname.startsWith('/v2/account/all-regions/')) {
    return Object.fromEntries(Object.values(Region).map((each) => [each, toBeAnAccountOrNull]))
  }
  if (/^\/v2\/champions\/(?:mastery|positions|\d+)\//.test(pathname)) return expect.any(Object)
  if (pathname.startsWith('/v2/champions')) return { 62: expect.any(Object), 103: expect.any(Object) }
  if (pathname.startsWith('/v2/runes')) return [expect.objectContaining({ id: 8100 })]
  if (pathname.startsWith('/v2/pro-players/')) return expect.any(Object)
  if (pathname.startsWith('/v2/league/') || pathname.startsWith('/v2/match/')) return expect.any(Object)
  return standInWorld.demoAccount
}

interface RandomRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer>
}

function toRequest({ method, path, query, headers, body }: RandomRequest): Request {
  const url = new URL('http://lanewatch.test')
  url.pathname = path
  url.search = query
  return new Request(url, { method, headers, body: method === 'GET' || method === 'HEAD' ? null : body })
}

function toQuery(parameters: [string, string][]): string {
  return new URLSearchParams(parameters.map(([name, value]) => [name, value.toWellFormed()])).toString()
}
