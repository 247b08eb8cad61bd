import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createApp } from '../../gateway/http/app.ts'
import type { PathParameters, Route } from '../../gateway/http/route.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { fail } from '../support/fail.ts'

const app = createApp({
  routes: [
    at('GET', '/v2/champions/list/'),
    at('GET', '/v2/champions/:id/stats'),
    at('GET', '/v2/pro-players/accounts/:league/:team/:player'),
    at('GET', '/v2/pro-players/accounts/:league/:team/:player/'),
    at('GET', '/v2/champions/:id'),
    at('PUT', '/v2/champions/:id'),
    at('GET', '/v2/champions/list'),
  ],
  page: () => new Response('a page'),
  now: () => 0,
})

it('the router reads the parameters of a path', async () => {
  expect(await find('GET', '/v2/champions/266/stats')).toEqual({
    route: 'GET /v2/champions/:id/stats',
    parameters: { id: '266' },
  })
})

it('the router prefers the first of two matching paths', async () => {
  expect(await find('GET', '/v2/champions/list')).toMatchObject({ route: 'GET /v2/champions/:id' })
  expect(await find('GET', '/v2/champions/list/')).toMatchObject({ route: 'GET /v2/champions/list/' })
})

it('the router chooses by method between routes with the same path', async () => {
  expect(await find('PUT', '/v2/champions/1')).toMatchObject({ route: 'PUT /v2/champions/:id' })
  const refused = await ask('DELETE', '/v2/champions/1')
  expect(refused.headers.get('allow')).toBe('GET, HEAD, PUT, OPTIONS')
})

it('the router returns any text that a client encoded into a path', async () => {
  // A URL treats a segment of one or two dots as a step through the path, even when it is encoded.
  const segment = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => !/^\.{1,2}$/.test(text) && !text.includes('\0'))

  await fc.assert(
    fc.asyncProperty(segment, segment, segment, fc.constantFrom('', '/'), async (league, team, name, slash) => {
      const path = `/v2/pro-players/accounts/${[league, team, name].map(encodeURIComponent).join('/')}${slash}`
      expect(await find('GET', path)).toMatchObject({ parameters: { league, team, player: name } })
    }),
  )
})

it.each(['%', '%zz', '%ff', 'a%2', '%00'])('the router refuses a path with %s with a 400', async (segment) => {
  const response = await ask('GET', `/v2/champions/${segment}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ detail: 'This address is not valid. Check the % signs in its path.' })
})

function at(method: 'GET' | 'PUT', path: string): Route {
  const handle = (_request: Request, _context: object, parameters: PathParameters) =>
    Response.json({ route: `${method} ${path}`, parameters })
  return { methods: [method], path, handle }
}

async function find(method: string, path: string): Promise<unknown> {
  return (await ask(method, path)).json()
}

async function ask(method: string, path: string): Promise<Response> {
  const log = createLog({ level: 'warn', write: fail, now: () => 0 })
  const request = new Request(new URL(path, 'http://lanewatch.test'), { method })
  return app.fetch(request, { requestId: 'test', address: '127.0.0.1', log })
}
