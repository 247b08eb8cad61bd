import { expect, it } from 'vitest'
import { z } from 'zod'
import { openGameWorld } from './game-world.ts'

const masteries = z.array(
  z.strictObject({ championId: z.int(), championLevel: z.int(), championPoints: z.int().nonnegative() }),
)

it('The mastery of an account tells of each of its champions, most points first, on any region', async () => {
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

it('The mastery of nobody is a 404, and of what is no PUUID a 400', async () => {
  const world = openGameWorld()
  expect(await world.get('/v2/champions/mastery/nobody')).toMatchObject({ status: 404 })
  expect(await world.get('/v2/champions/mastery/no%20body')).toMatchObject({
    status: 400,
    body: { detail: 'A PUUID is made of letters, digits, hyphens and underscores, at most 128 of them.' },
  })
})

it('The mastery that was never seen is a 503 while Riot is down, which says when to come back', async () => {
  const world = openGameWorld()
  const puuid = await world.findPuuid('EUW')
  expect(await world.getWhileDown(`/v2/champions/mastery/${puuid}`)).toEqual({
    status: 503,
    body: { detail: 'Riot can not be asked for the masteries at the moment. Ask again later.' },
    retryAfter: '30',
  })
})
