import * as fc from 'fast-check'
import { Kind } from 'graphql'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Route } from '../../rest-compat/route.ts'
import { Router } from '../../rest-compat/router.ts'

const list = at('GET', '/v2/champions/list/')
const stats = at('GET', '/v2/champions/:id/stats')
const player = at('GET', '/v2/pro-players/accounts/:league/:team/:player')
const champion = at('GET', '/v2/champions/:id')
const replace = at('PUT', '/v2/champions/:id')
const router = new Router([list, stats, player, champion, replace])

it('the router reads the parameters of a path', () => {
  expect(router.getMatch('GET', '/v2/champions/266/stats/')).toEqual({ route: stats, path: { id: '266' } })
})

it('the router prefers the first of two matching paths', () => {
  expect(router.getRoute('GET', '/v2/champions/list')).toBe(list)
  expect(router.getRoute('GET', '/v2/champions/lists')).toBe(champion)
})

it('the router chooses by method between routes with the same path', () => {
  expect(router.getRoute('HEAD', '/v2/champions/1')).toBe(champion)
  expect(router.getRoute('PUT', '/v2/champions/1')).toBe(replace)
  expect(router.getMethods('/v2/champions/1')).toBe('GET, HEAD, PUT, OPTIONS')
})

it('the router returns any text that a client encoded into a path', () => {
  // A URL treats a segment of one or two dots as a step through the path, even when it is encoded.
  const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text))

  fc.assert(
    fc.property(segment, segment, segment, fc.constantFrom('', '/'), (league, team, name, slash) => {
      const path = `/v2/pro-players/accounts/${[league, team, name].map(encodeURIComponent).join('/')}${slash}`
      const { pathname } = new URL(path, 'http://lanewatch.test')

      expect(router.getMatch('GET', pathname)).toEqual({ route: player, path: { league, team, player: name } })
    }),
  )
})

it.each(['%', '%zz', '%ff', 'a%2'])('the router refuses a path with %s with a 400', (segment) => {
  expect(() => router.getMatch('GET', `/v2/champions/${segment}`)).toThrow(
    expect.objectContaining({
      status: 400,
      message: 'The path has a percent sign that is not part of a valid encoding.',
    }),
  )
})

function at(method: Route['method'], path: string): Route {
  return {
    method,
    path,
    parameters: {},
    body: null,
    shape: z.null(),
    status: 200,
    maxAge: 30,
    right: null,
    failures: [],
    document: { kind: Kind.DOCUMENT, definitions: [] },
    examples: [],
    since: '0.1.0',
    why: 'It is only looked for here.',
    respond: async () => null,
  }
}
