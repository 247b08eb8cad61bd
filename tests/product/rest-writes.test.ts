import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestProduct, type TestProduct } from './start-product.ts'

const TOKEN = 'a-token-of-more-than-16'
const authorization = `Bearer ${TOKEN}`

const rosters = z.object({
  leagues: z.array(z.object({ teams: z.array(z.object({ code: z.string(), roster: z.array(z.unknown()) })) })),
})

let product: TestProduct
let cookie: string
let team: string

beforeAll(async () => {
  product = await startTestProduct({ variables: { OPERATOR_TOKEN: TOKEN } })
  const opened = await fetch(product.operatorLink, { method: 'POST', redirect: 'manual' })
  cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  team = (await listRosters()).leagues[0]?.teams[0]?.code ?? ''
})

afterAll(() => product.close())

function listRosters() {
  return product.ask(rosters, '{ leagues { teams { code roster { name role } } } }')
}

type Headers = Readonly<Record<string, string>>

function add(player: string, headers: Headers) {
  const body = JSON.stringify({ player, team, role: 'TOP' })
  return fetch(`${product.url}/v2/pro-players/accounts`, { method: 'POST', headers, body })
}

function transfer(player: string, headers: Headers) {
  const path = `/v2/pro-players/transfer/${encodeURIComponent(player)}/from/${team}/to/NONE`
  return fetch(product.url + path, { method: 'PUT', headers })
}

describe('a write over /v2', () => {
  it.each([
    ['sends the token', () => ({ authorization })],
    ['has the cookie of an editor', () => ({ cookie })],
    ['has it on a page of this server', () => ({ cookie, origin: product.url })],
    ['sends the token from a page of another host', () => ({ authorization, origin: 'https://elsewhere.example' })],
  ])('is accepted when the client %s', async (how, headersOf) => {
    const response = await add(`Lumen, who ${how}`.slice(0, 40), headersOf())
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ team, role: 'TOP', puuid: [] })
    expect((await transfer('Nobody', headersOf())).status).toBe(404)
  })

  it.each([
    ['shows nothing', () => ({}), 401],
    ['sends a wrong token', () => ({ authorization: `${authorization}7` }), 401],
    [
      'has another cookie on a page of another host',
      () => ({ cookie: 'a=b', origin: 'https://elsewhere.example' }),
      401,
    ],
    ['has a cookie with a wrong signature', () => ({ cookie: `${cookie}x` }), 401],
    ['has the cookie on a page of another host', () => ({ cookie, origin: 'https://elsewhere.example' }), 403],
    ['has the cookie on a page that hides its origin', () => ({ cookie, origin: 'null' }), 403],
  ])('is refused, and changes nothing, when the client %s', async (_how, headersOf, status) => {
    const before = await listRosters()
    for (const response of [await add('Lumen', headersOf()), await transfer('Nobody', headersOf())]) {
      expect(response.status).toBe(status)
      expect(response.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer realm="lanewatch"' : null)
      expect(response.headers.get('access-control-expose-headers')).toContain('www-authenticate')
      expect(await response.json()).toEqual({ detail: expect.stringContaining('OPERATOR_TOKEN') })
    }
    expect(await listRosters()).toEqual(before)
  })

  it('is refused after the editor has ended editing', async () => {
    const end = JSON.stringify({ query: 'mutation { endEditing { viewer { canEditRosters } } }' })
    const headers = { cookie, 'content-type': 'application/json' }
    await fetch(`${product.url}/graphql`, { method: 'POST', headers, body: end })
    expect((await add('Lumen', { cookie })).status).toBe(401)
  })
})

it('lets pages of any host send a token, an idempotency key and a validator', async () => {
  const response = await fetch(`${product.url}/v2/pro-players/accounts/`, { method: 'OPTIONS' })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.has('access-control-allow-credentials')).toBe(false)
  expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, OPTIONS')
  const allowed = response.headers.get('access-control-allow-headers')?.split(', ')
  expect(allowed).toEqual(expect.arrayContaining(['Authorization', 'Content-Type', 'If-None-Match', 'Idempotency-Key']))
})

describe('a write with a wrong token', () => {
  const stranger = { authorization: `${authorization}7` }
  const accounts = '/v2/pro-players/accounts'

  it.each([
    ['a body that is not JSON', accounts, 'POST', 'nonsense', 400],
    ['a body without a player', accounts, 'POST', '{}', 400],
    ['an unknown role', accounts, 'POST', '{"player":"A","team":"B","role":"C"}', 422],
    ['a body that is too large', accounts, 'POST', 'x'.repeat(70_000), 413],
    ['a body larger than any route accepts', accounts, 'POST', 'x'.repeat(300_000), 413],
    ['too few path segments', '/v2/pro-players/players/transfer', 'PUT', '', 400],
    ['a path that is not well encoded', '/v2/pro-players/transfer/%zz/from/A/to/B', 'PUT', '', 400],
  ])('gets 401 before its content is checked: %s', async (_what, path, method, body, ofEditor) => {
    const send = (headers: Headers) => {
      const init = { method, headers, body }
      return fetch(product.url + path, init)
    }
    const refused = await send(stranger)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="lanewatch"')
    expect(await refused.json()).toEqual({ detail: expect.stringContaining('OPERATOR_TOKEN') })
    const read = await send({ authorization })
    expect(read.status).toBe(ofEditor)
    expect(await read.json()).toEqual({ detail: expect.stringMatching(/./) })
  })

  it.each([
    ['/v2/nothing', 'POST', 404],
    ['/V2/pro-players/accounts', 'POST', 404],
    [accounts, 'PATCH', 405],
  ])('gets 404 or 405 instead of 401 for an unknown path or method: %s %s', async (path, method, status) => {
    const init = { method, headers: stranger, body: 'x'.repeat(300_000) }
    const response = await fetch(product.url + path, init)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ detail: expect.stringMatching(/./) })
  })
})
