import { expect, it } from 'vitest'
import { z } from 'zod'
import { openGameWorld } from './game-world.ts'

const masteries = z.array(
  z.strictObject({ championId: z.int(), championLevel: z.int(), championPoints: z.int().nonnegative() }),
)

it('the masteries of an account list its champions on any region, most points first', async () => {
  const world = openGameWorld()
  for (const region of ['EUW', 'KR', 'NA'] as const) {
    const puuid = await world.findPuuid(region)
    const { status, body } = await world.get(`/v2/champions/mastery/${puuid}/`)
    expect(status).toBe(200)
    const points = masteries.parse(body).map(({ championPoints }) => championPoints)
    expect(points.length).toBeGreaterThan(0)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
  }
})

it('the masteries of an unknown PUUID are a 404, and of an invalid one a 400', async () => {
  const world = openGameWorld()
  expect(await world.get('/v2/champions/mastery/nobody')).toMatchObject({ status: 404 })
  expect(await world.get('/v2/champions/mastery/no%20body')).toMatchObject({
    status: 400,
    body: { detail: 'A PUUID is made of letters, digits, hyphens and underscores, at most 128 of them.' },
  })
})

it('masteries that were never fetched are a 503 with a Retry-After while Riot is down', async () => {
  const world = openGameWorld()
  const puuid = await world.findPuuid('EUW')
  expect(await world.getWhileDown(`/v2/champions/mastery/${puuid}`)).toEqual({
    status: 503,
    body: { detail: 'Riot is not responding, and no champion masteries are stored here. Try again later.' },
    retryAfter: '30',
  })
})
