import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type Viewer, VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { ODD_NAMES } from './pro-world.ts'
import { EDITOR, openWriteWorld } from './write-world.ts'

let world: Awaited<ReturnType<typeof openWriteWorld>>
let accounts: readonly string[]

beforeAll(async () => {
  world = await openWriteWorld()
  // Accounts are fetched in advance: the clock stands still in this test, so Riot's limits would never end a wait.
  accounts = [(await world.newAccount()).query, (await world.newAccount()).query]
})

const text = fc.string({ unit: 'binary', maxLength: 50 }).map((written) => written.toWellFormed())

function mostly<T>(usual: fc.Arbitrary<T>, otherwise: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: usual, weight: 6 }, { arbitrary: otherwise, weight: 1 })
}

const name = mostly(fc.constantFrom('Lumen', 'LUMEN', 'idle', 'Idle', ...ODD_NAMES), text)
const team = mostly(fc.constantFrom('ODD', 'none', '100', ' odd '), fc.oneof(fc.constant('MOON'), text))
const role = mostly(fc.constantFrom('TOP', 'jng', 'Mid', 'ADC', 'sup'), text)
const league = fc.option(mostly(fc.constantFrom('LGE', 'oth', '', ' lge'), text))

const body = mostly<unknown>(
  fc.record({ player: name, team, role, region: league }),
  fc.oneof(fc.jsonValue(), fc.record({ player: fc.jsonValue(), team: fc.jsonValue(), role: fc.jsonValue() })),
)
const brokenAccount = fc.oneof(
  fc.constantFrom('username=Half', 'username=x&tag=x%20%00&region=EUW', 'username=a&tag=b&region=MOON'),
  fc.webQueryParameters(),
)
const sent = {
  key: mostly(
    fc.constantFrom(undefined, undefined, undefined, 'first-key', 'second-key'),
    fc.constantFrom('', 'short', 'x'.repeat(129)),
  ),
  viewer: mostly<Viewer>(
    fc.constant(EDITOR),
    fc.constantFrom<Viewer[]>(VISITOR, { kind: 'visitor', reason: 'ANOTHER_PAGE' }),
  ),
}

/** Requests that change the rosters if they are valid and allowed. */
function arbitraryWrite() {
  const account = mostly(fc.constantFrom('', 'username=&tag=&region=', ...accounts), brokenAccount)
  const addition = fc.record({
    method: fc.constant('POST'),
    target: account.map((query) => `/v2/pro-players/accounts?${query}`),
    body,
    ...sent,
  })
  const byPath = fc
    .tuple(name, team, team)
    .map((words) => words.map(encodeURIComponent))
    .map(([player, from, to]) => `/v2/pro-players/transfer/${player}/from/${from}/to/${to}`)
  const byQuery = fc
    .record({ player: name, fromTeam: team, toTeam: team }, { requiredKeys: [] })
    .map((query) => `/v2/pro-players/players/transfer?${new URLSearchParams(query)}`)
  const broken = fc.webPath().map((path) => `/v2/pro-players/transfer/idle/from${path}`)
  const transfer = fc.record({
    method: fc.constant('PUT'),
    target: fc.oneof({ arbitrary: fc.oneof(byPath, byQuery), weight: 9 }, broken),
    ...sent,
  })
  return fc.oneof(addition, transfer)
}

it('a write makes at most one change, and none when it is refused or not allowed', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryWrite(), async ({ method, target, ...more }) => {
      const [before, changes] = [await world.listWritten(), await world.countChanges()]
      const { status, body } = await world.send(method, target, more)

      expect([200, 201, 400, 401, 403, 404, 405, 422]).toContain(status)
      if (status <= 201) {
        expect(more.viewer).toEqual(EDITOR)
        expect(body).toMatchObject({ player: expect.any(String), puuid: expect.any(Array), team: expect.any(String) })
        expect((await world.countChanges()) - changes).toBeLessThanOrEqual(1)
      } else {
        expect(body).toEqual({ detail: expect.stringMatching(/./s) })
        expect(await world.listWritten()).toEqual(before)
      }
    }),
    { numRuns: 600 },
  )
  // With too few changes this test would prove nothing.
  expect(await world.countChanges()).toBeGreaterThan(5)
})
