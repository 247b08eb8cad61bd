import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openLadderWorker } from '../support/ladder-world.ts'
import { openGameWorld } from './game-world.ts'

const places = z.array(z.looseObject({ rank: z.number() }))

let world: ReturnType<typeof openGameWorld>

beforeEach(() => {
  world = openGameWorld()
})

describe('the league entries of an account', () => {
  it("have every field in Riot's format", async () => {
    const puuid = await world.findPuuid('EUW')
    const { status, body } = await world.get(`/v2/league/${puuid}/`)
    expect(status).toBe(200)
    expect(body).toContainEqual({
      leagueId: expect.stringMatching(/./),
      queueType: 'RANKED_SOLO_5x5',
      tier: expect.stringMatching(/^[A-Z]+$/),
      rank: expect.stringMatching(/^(I|II|III|IV)$/),
      leaguePoints: expect.any(Number),
      wins: expect.any(Number),
      losses: expect.any(Number),
      hotStreak: expect.any(Boolean),
      veteran: expect.any(Boolean),
      freshBlood: expect.any(Boolean),
      inactive: expect.any(Boolean),
      puuid,
    })
  })

  it('are the last known ones while Riot is down', async () => {
    const puuid = await world.findPuuid('EUW')
    const { body } = await world.get(`/v2/league/${puuid}`)
    await world.clock.advance(3_600_000)
    expect(await world.getWhileDown(`/v2/league/${puuid}`)).toMatchObject({ status: 200, body })
  })

  it('get a 503 while Riot is down and none are stored', async () => {
    const puuid = await world.findPuuid('EUW')
    expect(await world.getWhileDown(`/v2/league/${puuid}`, 'league-v4.entries.by-puuid')).toEqual({
      status: 503,
      body: { detail: 'Riot is not responding, and no ranks are stored here. Try again later.' },
      retryAfter: '30',
    })
  })

  it('get a 404 for an unknown PUUID', async () => {
    expect(await world.get(`/v2/league/${'x'.repeat(78)}`)).toMatchObject({
      status: 404,
      body: { detail: 'There is no account with this PUUID on any region.' },
    })
  })

  it.each(['a%20b', 'x'.repeat(129), '%C3%A9', 'a.b'])('get a 400 for the invalid PUUID %s', async (text) => {
    expect(await world.get(`/v2/league/${text}`)).toMatchObject({
      status: 400,
      body: { detail: 'A PUUID is made of letters, digits, hyphens and underscores, at most 128 of them.' },
    })
  })
})

describe('the leaderboard of a region', () => {
  it('is a 503 until its first fetch', async () => {
    expect(await world.get('/v2/league/leaderboard/EUW')).toEqual({
      status: 503,
      body: { detail: 'The ladder of this region has not been fetched yet. Try again later.' },
      retryAfter: '30',
    })
  })

  it('has pages, best players first, for any spelling of the region', async () => {
    await fetchLadders()
    const { status, body } = await world.get('/v2/league/leaderboard/euw1/')
    expect(status).toBe(200)
    const whole = places.parse(body)
    expect(whole.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    expect(whole[0]).toEqual({
      gameName: expect.stringMatching(/./),
      tagLine: expect.stringMatching(/./),
      puuid: expect.stringMatching(/./),
      rank: 1,
      leaguePoints: expect.any(Number),
      wins: expect.any(Number),
      losses: expect.any(Number),
      league: 'CHALLENGER',
    })
    const { body: page } = await world.get('/v2/league/leaderboard/EUW?limit=30&page=3')
    expect(places.parse(page).map(({ rank }) => rank)).toEqual(whole.slice(60, 90).map(({ rank }) => rank))
  })

  it('is empty behind its last page', async () => {
    await fetchLadders()
    expect(await world.get('/v2/league/leaderboard/EUW?page=1000000')).toMatchObject({ status: 200, body: [] })
  })

  it.each([
    ['limit=0', 422, 'limit must be from 1 to 100.'],
    ['limit=101', 422, 'limit must be from 1 to 100.'],
    ['page=0', 422, 'page must be from 1 to 1000000.'],
    ['page=-1', 422, 'page must be from 1 to 1000000.'],
    ['page=two', 400, 'page must be a whole number.'],
    ['limit=1.5', 400, 'limit must be a whole number.'],
  ])('is refused for %s with a %i', async (query, status, detail) => {
    expect(await world.get(`/v2/league/leaderboard/EUW?${query}`)).toMatchObject({ status, body: { detail } })
  })

  it('gets a 422 for an unknown region', async () => {
    expect(await world.get('/v2/league/leaderboard/MOON')).toMatchObject({
      status: 422,
      body: { detail: 'Invalid region: MOON' },
    })
  })
})

/** Lets the worker fetch its first ladder, the one of EUW. */
async function fetchLadders(): Promise<void> {
  const ladders = openLadderWorker(world)
  ladders.worker.start()
  await ladders.until(({ fetched }) => fetched > 0)
  await ladders.worker.close()
}
