import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { fetchProAccounts } from '../support/pro-accounts.ts'
import { ODD_NAMES, openProWorld } from './pro-world.ts'

let world: Awaited<ReturnType<typeof openProWorld>>

beforeAll(async () => {
  world = await openProWorld()
  await fetchProAccounts(world)
})

const text = fc.oneof(
  fc.constantFrom('', 'LGE', 'lge', 'oth', 'ODD', 'odd', '100', 'NONE', 'idle', 'true', 'false', '7', '101', '..'),
  fc.constantFrom(...ODD_NAMES),
  fc.string({ unit: 'binary' }).map((written) => written.toWellFormed()),
)
const segment = fc.oneof({ arbitrary: text.map(encodeURIComponent), weight: 5 }, fc.webSegment(), fc.constant('%'))
const place = fc.constantFrom(
  'accounts',
  'players',
  'account-names',
  'bootcamp/leaderboard',
  'history-stats',
  'live-streams',
  'not-live-streams',
)
const name = fc.oneof(fc.constantFrom('region', 'team', 'player', 'amount', 'limit'), fc.string())
const query = fc.oneof(
  fc.array(fc.tuple(name, text)).map((pairs) => `${new URLSearchParams(pairs)}`),
  fc.webQueryParameters(),
)

it('Any text in a path or a query of the pro players is answered, and never with a 500', async () => {
  const target = fc.tuple(place, fc.array(segment, { maxLength: 4 }), query)

  await fc.assert(
    fc.asyncProperty(target, async ([start, segments, asked]) => {
      const { status, body } = await world.get(`/v2/pro-players/${[start, ...segments].join('/')}?${asked}`)

      expect([200, 400, 404, 422, 503]).toContain(status)
      if (status === 200) expect(body).toBeTypeOf('object')
      else expect(body).toEqual({ detail: expect.stringMatching(/./s) })
    }),
    { numRuns: 1000 },
  )
})
