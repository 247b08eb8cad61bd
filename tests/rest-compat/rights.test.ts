import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { executeIn } from '../../gateway/composition/execute-in.ts'
import { findRefusal } from '../../gateway/composition/open-rest-compat.ts'
import { purposeOf } from '../../gateway/http/graphql/purpose.ts'
import { catalog } from '../../rest-compat/catalog.ts'
import { notFound } from '../../rest-compat/refusals.ts'
import type { Route } from '../../rest-compat/route.ts'
import { fail } from '../support/fail.ts'
import { openSenderWorld } from '../support/sender-world.ts'
import { reasonOf, SENDER_NAMES } from '../support/senders.ts'
import { readOpenApi } from './openapi-document.ts'
import { serveV2 } from './serve-v2.ts'

const WRITES = catalog.filter(({ right }) => right !== null)

let world: Awaited<ReturnType<typeof openSenderWorld>>

beforeAll(async () => {
  world = await openSenderWorld()
})

afterAll(() => world.close())

describe('the right of a route', () => {
  it('is required by every route that writes, and by no other', () => {
    expect(WRITES).toEqual(catalog.filter(({ document }) => purposeOf(document) === 'write'))
    expect(WRITES).toHaveLength(3)
  })

  it('is in the OpenAPI document, with the answers to senders without it', () => {
    const { paths } = readOpenApi()
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    const secured = operations.filter((operation) => 'security' in operation)
    expect(secured).toHaveLength(WRITES.length)
    for (const { responses } of secured)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403', '503']))
  })
})

const CELLS = WRITES.flatMap((route) =>
  SENDER_NAMES.map((sender) => ({ name: `${route.method} ${route.path}`, route, sender })),
)

describe('the head of a write', () => {
  it.each(CELLS)(
    '$name is admitted from a sender $sender if and only if the contract allows it',
    async ({ route, sender }) => {
      const identify = await world.knows(sender)
      const options = { clock: world.clock, reportError: fail }
      let isAdmitted = false
      const askEarly = serveV2({
        ...options,
        execute: async () => {
          isAdmitted = true
          throw notFound('The request was admitted.')
        },
        findRefusal: async (_head, right) => findRefusal(await identify('write'), right),
      })
      const askLate = serveV2({ ...options, execute: executeIn(world.context, identify) })

      const body = JSON.stringify({ player: 'Nobody', team: 'NONE', role: 'MID' })
      const early = await askEarly(requestTo(route, body))
      const late = await askLate(requestTo(route, body))

      expect(isAdmitted).toBe(reasonOf(sender, 'editor') === null)
      if (isAdmitted) {
        // The rosters have no such team.
        expect(late.status).toBe(404)
      } else {
        expect(early.status).toBe(late.status)
        expect([...early.headers]).toEqual([...late.headers])
        expect(await early.json()).toEqual(await late.json())
      }
    },
  )
})

describe('the head of another request', () => {
  const ask = serveV2({
    execute: async () => {
      throw notFound('The request was admitted.')
    },
    findRefusal: fail,
    clock: { now: () => 0 },
    reportError: fail,
  })

  it.each(
    catalog.filter(({ right }) => right === null).map((route) => ({ name: `${route.method} ${route.path}`, route })),
  )('is admitted without a look at the sender: $name', async ({ route }) => {
    // The path or the body of some of these requests is refused after their heads.
    expect([400, 404, 422]).toContain((await ask(requestTo(route))).status)
  })

  it.each([
    ['PUT', '/v2/nothing', 404],
    ['OPTIONS', '/v2/nothing', 404],
    ['DELETE', '/v2/pro-players/accounts/', 405],
    ['POST', '/v2/docs', 405],
    ['PUT', '/v2/openapi.json', 405],
  ])('%s %s is refused with %i', async (method, path, status) => {
    const refused = await ask(new Request(`http://lanewatch.test${path}`, { method }))
    expect(refused.status).toBe(status)
    expect(await refused.json()).toEqual({ detail: expect.stringMatching(/./) })
    expect(refused.headers.has('allow')).toBe(status === 405)
  })

  it.each(['/v2/docs', '/v2/openapi.json', '/v2/account/'])('of OPTIONS %s is admitted', async (path) => {
    expect((await ask(new Request(`http://lanewatch.test${path}`, { method: 'OPTIONS' }))).status).toBe(204)
  })
})

it('an unexpected error in the look-up of a sender is a 503 and is reported', async () => {
  const reported: unknown[] = []
  const ask = serveV2({
    execute: fail,
    findRefusal: () => Promise.reject(new Error('The store is gone.')),
    clock: { now: () => 0 },
    reportError: (error) => reported.push(error),
  })
  const refused = await ask(new Request('http://lanewatch.test/v2/pro-players/accounts', { method: 'POST' }))
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({ detail: 'Temporarily unavailable.' })
  expect(reported).toEqual([new Error('The store is gone.')])
})

/** Makes a request to a route with unknown names in its path. */
function requestTo({ method, path, body }: Route, text: string | null = null): Request {
  const url = new URL(path.replaceAll(/:\w+/g, 'Nobody'), 'http://lanewatch.test')
  if (path.endsWith('players/transfer')) url.search = 'player=Nobody&fromTeam=Nobody&toTeam=Nobody'
  return new Request(url, { method, body: body === null ? null : text })
}
