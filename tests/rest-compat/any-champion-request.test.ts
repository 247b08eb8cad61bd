import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { openChampionWorld } from './champion-world.ts'

let world: Awaited<ReturnType<typeof openChampionWorld>>
let matchIds: readonly string[]

beforeAll(async () => {
  world = await openChampionWorld()
  matchIds = (await world.readMatches()).map(({ match }) => match.matchId)
}, 30_000)

const text = fc.oneof(
  fc.constantFrom(
    '',
    '103',
    '62',
    '103.62',
    '266',
    '0',
    '-1',
    '999999',
    '9'.repeat(30),
    'TOP',
    'top',
    '50',
    '51',
    '..',
  ),
  fc.nat(1000).map((index) => matchIds[index % matchIds.length] ?? ''),
  fc.constantFrom('EUW1_1', 'XX1_1', 'euw1_99999999999', '__proto__', 'list', 'nobody'),
  fc.string({ unit: 'binary' }).map((written) => written.toWellFormed()),
)
const segment = fc.oneof(
  { arbitrary: text.map(encodeURIComponent), weight: 5 },
  fc.constantFrom('stats', 'matches', 'mastery', 'positions', '%'),
)
const path = fc.oneof(
  segment.map((id) => `${id}/stats`),
  { arbitrary: segment.map((id) => `${id}/matches`), weight: 3 },
  segment.map((ids) => `positions/${ids}`),
  segment.map((puuid) => `mastery/${puuid}`),
  fc.array(segment, { maxLength: 3 }).map((segments) => segments.join('/')),
)
const name = fc.oneof(fc.constantFrom('amount', 'limit', 'startAfter', 'lane', 'versus'), fc.string())
const query = fc.oneof(
  fc.array(fc.tuple(name, text)).map((pairs) => `${new URLSearchParams(pairs)}`),
  fc.webQueryParameters(),
)
const method = fc.constantFrom('GET', 'HEAD')
const ifNoneMatch = fc.oneof(fc.constantFrom('', '*', '"x"', 'W/"x", *'), fc.stringMatching(/^[!-~]{0,20}$/))

it('Any text in a path or a query of the champions is answered, and never with a 500', async () => {
  await fc.assert(
    fc.asyncProperty(path, query, method, ifNoneMatch, async (asked, parameters, method, known) => {
      const response = await world.send(`/v2/champions/${asked}?${parameters}`, {
        method,
        headers: { 'If-None-Match': known },
      })

      expect([200, 304, 400, 404, 422, 503]).toContain(response.status)
      const body = await response.text()
      if (method === 'HEAD' || response.status === 304) expect(body).toBe('')
      else if (response.status === 200) expect(JSON.parse(body)).toBeTypeOf('object')
      else expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(/./s) })
    }),
    { numRuns: 1000 },
  )
})
