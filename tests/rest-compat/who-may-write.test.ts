import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purposeOf } from '../../gateway/http/graphql/purpose.ts'
import type { NotAllowedReason } from '../../gateway/identity/rules/viewer.ts'
import { catalog } from '../../rest-compat/catalog.ts'
import { addition, EDITOR } from '../rosters/open-rosters.ts'
import { fail } from '../support/fail.ts'
import { openSenderWorld } from '../support/sender-world.ts'
import { reasonOf, SENDER_NAMES } from '../support/senders.ts'
import { serveV2 } from './serve-v2.ts'

/** Status of the answer for each reason of a refusal. */
const STATUSES: Readonly<Record<NotAllowedReason, number>> = {
  UNKNOWN_VIEWER: 401,
  SIGN_IN_EXPIRED: 401,
  SIGN_IN_WITHDRAWN: 401,
  SIGN_IN_INVALID: 401,
  SIGN_IN_UNCONFIRMED: 503,
  ANOTHER_PAGE: 403,
  NO_ROLE: 403,
  NOT_SIGNED_IN: 403,
}

/** A request to each route that writes, for a player of the team ONE, or for a new player when it is an addition. */
const REQUESTS: Readonly<Record<string, (player: string) => Request>> = {
  'POST /v2/pro-players/accounts/': (player) =>
    request('POST', '/v2/pro-players/accounts/', JSON.stringify({ player, team: 'ONE', role: 'MID' })),
  'PUT /v2/pro-players/transfer/:player/from/:fromTeam/to/:toTeam': (player) =>
    request('PUT', `/v2/pro-players/transfer/${player}/from/ONE/to/TWO`),
  'PUT /v2/pro-players/players/transfer': (player) =>
    request('PUT', `/v2/pro-players/players/transfer?player=${player}&fromTeam=ONE&toTeam=TWO`),
}

const ROUTES = catalog.filter(({ document }) => purposeOf(document) === 'write')
const CELLS = ROUTES.flatMap(({ method, path, status: success }) =>
  SENDER_NAMES.map((sender) => {
    const reason = reasonOf(sender, 'editor')
    return { route: `${method} ${path}`, sender, reason, status: reason === null ? success : STATUSES[reason] }
  }),
)

let world: Awaited<ReturnType<typeof openSenderWorld>>
let turn = 0

beforeAll(async () => {
  world = await openSenderWorld()
})

afterAll(() => world.close())

describe('a route of /v2 that writes', () => {
  it('is one of three, each tested with every sender', () => {
    expect(ROUTES.map(({ method, path }) => `${method} ${path}`)).toEqual(Object.keys(REQUESTS))
    expect(CELLS).toHaveLength(3 * 14)
  })

  it.each(CELLS)('$route answers a sender $sender with $status', async ({ route, sender, reason, status }) => {
    turn++
    const player = `Player${turn}`
    if (route.startsWith('PUT')) await world.context.rosters.addProPlayer(EDITOR, addition({ name: player }))
    const execute = await world.executeFor(sender)
    const before = world.writes.length
    const restCompat = serveV2({ execute, clock: world.clock, reportError: fail })
    const response = await restCompat(requestOf(route, player))

    expect(response.status).toBe(status)
    expect(response.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer realm="lanewatch"' : null)
    if (reason === null) {
      expect(await response.json()).toMatchObject({ player })
      expect(world.writes.length).toBeGreaterThan(before)
    } else {
      expect(await response.json()).toEqual({ detail: expect.stringMatching(/^.{20,}$/) })
      expect(world.writes.slice(before)).toEqual([])
    }
  })
})

function requestOf(route: string, player: string): Request {
  const toRequest = REQUESTS[route]
  if (toRequest === undefined) throw new Error(`Say in REQUESTS of this file how ${route} is asked.`)
  return toRequest(player)
}

function request(method: string, target: string, body: string | null = null): Request {
  return new Request(new URL(target, 'http://lanewatch.test'), { method, body })
}
