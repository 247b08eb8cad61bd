import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openGameWorld } from './game-world.ts'
import { matchShape } from './match-shape.ts'

const detail = z.strictObject({ detail: z.string().min(1) })
const list = z.array(z.unknown())

/** What an old client gets where all is well. */
const shapes: readonly (readonly [path: RegExp, shape: z.ZodType])[] = [
  [/^\/v2\/match\/history\/match-data\//, matchShape],
  [/^\/v2\/match\/history\/batch\//, z.array(matchShape)],
  [/^\/v2\/match\/history\//, z.array(z.string())],
  [/^\/v2\/match\/active\//, z.looseObject({ gameId: z.int() })],
  [/^\/v2\/league\//, list],
]

let world: ReturnType<typeof openGameWorld>
let puuid: string
let matchId: string

beforeAll(async () => {
  world = openGameWorld()
  puuid = await world.findPuuid('EUW')
  const { body } = await world.get(`/v2/match/history/${puuid}?count=1`)
  matchId = z.tuple([z.string()]).parse(body)[0]
})

const number = fc.oneof(
  fc.integer({ min: -2, max: 6 }).map(String),
  fc.constantFrom('100', '101', '420', '1e3', '0x10', '1.5', '+1', '٣', ' 7 ', '2147483648', '1790000000'),
  fc.bigInt().map(String),
)
const text = fc.oneof(
  fc.constantFrom('', 'ranked', 'TOURNEY', 'EUW', 'moon', '%', '..', '__proto__', 'null'),
  fc.string({ unit: 'binary' }).map((written) => written.toWellFormed()),
)
const place = fc.constantFrom(
  'league',
  'league/leaderboard',
  'match/active',
  'match/history',
  'match/history/match-data',
  'match/history/batch',
)
const name = fc.oneof(
  {
    arbitrary: fc.constantFrom('startTime', 'endTime', 'queue', 'type', 'start', 'count', 'limit', 'page'),
    weight: 9,
  },
  fc.string(),
)
const query = fc.oneof(
  {
    arbitrary: fc.array(fc.tuple(name, fc.oneof(number, text))).map((pairs) => `${new URLSearchParams(pairs)}`),
    weight: 5,
  },
  fc.webQueryParameters(),
)
/** Of what a path ends in; the account and its match are only known when the world is open. */
const subject = fc.oneof(
  {
    arbitrary: fc.constantFrom(
      () => puuid,
      () => matchId,
      () => 'EUW',
      () => 'nobody',
    ),
    weight: 4,
  },
  fc.oneof(text.map(encodeURIComponent), fc.webSegment(), fc.constant('%')).map((segment) => () => segment),
)

it('Any text in a path or a query of games and ranks is answered, whether Riot is well or not, and never with a 500', async () => {
  const asked = fc.record({ place, subject, query, isDown: fc.oneof(fc.constant(false), fc.boolean()) })

  await fc.assert(
    fc.asyncProperty(asked, async ({ place, subject, query, isDown }) => {
      const path = `/v2/${place}/${subject()}`
      world.simulator.misbehave(null)
      const { status, body, retryAfter } = isDown
        ? await world.getWhileDown(`${path}?${query}`)
        : await world.getLater(`${path}?${query}`)

      expect([200, 400, 404, 422, 503]).toContain(status)
      expect(retryAfter === null).toBe(status !== 503)
      const [, shape] = shapes.find(([known]) => known.test(path)) ?? []
      const { error } = (status === 200 ? (shape ?? detail) : detail).safeParse(body)
      expect(error).toBeUndefined()
    }),
    { numRuns: 1000 },
  )
})
