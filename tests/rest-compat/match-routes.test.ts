import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openGameWorld } from './game-world.ts'
import { matchShape } from './match-shape.ts'

const ids = z.array(z.string())
const matches = z.array(matchShape)

let world: ReturnType<typeof openGameWorld>
let puuid: string

beforeEach(async () => {
  world = openGameWorld()
  puuid = await world.findPuuid('EUW')
})

async function listIds(query = ''): Promise<readonly string[]> {
  return ids.parse((await world.get(`/v2/match/history/${puuid}${query}`)).body)
}

async function listMatches(query = ''): Promise<z.infer<typeof matches>> {
  return matches.parse((await world.get(`/v2/match/history/batch/${puuid}${query}`)).body)
}

describe('the history of an account', () => {
  it('has the newest twenty match ids', async () => {
    const found = await listIds()
    expect(found).toHaveLength(20)
    expect(new Set(found).size).toBe(20)
  })

  it('continues at `start` with `count` ids', async () => {
    const whole = await listIds('?count=30')
    expect(await listIds('?start=10&count=20')).toEqual(whole.slice(10))
    expect(await listIds('?count=0')).toEqual([])
  })

  it('is narrowed by queue, type and seconds', async () => {
    const all = await listMatches('?count=40')
    const solo = await listIds('?count=40&queue=420&type=Ranked')
    const expected = all.filter(({ info }) => info.queueId === 420).map(({ metadata }) => metadata.matchId)
    expect(expected.length).toBeGreaterThan(0)
    expect(solo.slice(0, expected.length)).toEqual(expected)

    const seconds = all.map(({ info }) => Math.floor(info.gameStartTimestamp / 1000))
    const between = await listIds(`?startTime=${seconds[20]}&endTime=${seconds[5]}&count=100`)
    expect(between).toEqual(all.slice(6, 21).map(({ metadata }) => metadata.matchId))
  })

  it('accepts the empty parameters of old clients', async () => {
    expect(await listIds('?startTime=&endTime=&queue=&type=&start=&count=')).toEqual(await listIds())
  })

  it('is a 503 with a Retry-After while Riot is down and it was never fetched', async () => {
    const got = await world.getWhileDown(`/v2/match/history/${puuid}`, 'match-v5.ids.by-puuid')
    expect(got).toEqual({
      status: 503,
      body: { detail: "Riot's API is not available at the moment. Try again later." },
      retryAfter: expect.stringMatching(/^[1-9]\d*$/),
    })
  })

  it.each([
    ['count=101', 422, 'count must be from 0 to 100.'],
    ['count=-1', 422, 'count must be from 0 to 100.'],
    ['count=many', 400, 'count must be a whole number.'],
    ['start=-1', 422, 'start must be from 0 to 2147483647.'],
    ['start=99999999999999999999999', 422, 'start must be from 0 to 2147483647.'],
    ['start=1e3', 400, 'start must be a whole number.'],
    ['queue=RANKED_SOLO', 400, 'queue must be a whole number.'],
    ['type=casual', 422, 'type must be ranked, normal, tourney or tutorial.'],
    ['startTime=yesterday', 400, 'startTime must be a whole number.'],
    ['startTime=1790000000000', 422, 'startTime must be from 0 to 253402300799 seconds since 1970.'],
    ['startTime=20&endTime=10', 422, 'endTime must not be before startTime.'],
  ])('is refused for %s with a %i', async (query, status, detail) => {
    for (const path of [`/v2/match/history/${puuid}`, `/v2/match/history/batch/${puuid}`]) {
      expect(await world.get(`${path}?${query}`)).toEqual({ status, body: { detail }, retryAfter: null })
    }
  })

  it('is a 404 for an unknown PUUID, and a 400 for an invalid one', async () => {
    for (const path of ['/v2/match/history', '/v2/match/history/batch']) {
      expect(await world.get(`${path}/nobody/`)).toMatchObject({ status: 404 })
      expect(await world.get(`${path}/no%20body`)).toMatchObject({ status: 400 })
    }
  })
})

describe('the matches of an account', () => {
  it('are the complete matches of its history', async () => {
    const found = await listMatches('?count=5')
    expect(found.map(({ metadata }) => metadata.matchId)).toEqual(await listIds('?count=5'))
    for (const { metadata, info } of found) {
      expect(metadata.participants).toContain(puuid)
      expect(info.participants.map((each) => each.puuid)).toEqual(metadata.participants)
    }
  })

  it('equal the single matches', async () => {
    for (const match of await listMatches('?count=3')) {
      const got = await world.get(`/v2/match/history/match-data/${match.metadata.matchId}/`)
      expect(got).toMatchObject({ status: 200, body: match })
    }
  })

  it('are a 503 instead of a part when one match fails', async () => {
    await listMatches('?count=1')
    const got = await world.getWhileDown(`/v2/match/history/batch/${puuid}?count=2`, 'match-v5.match')
    expect(got).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^[1-9]\d*$/) })
  })

  it('are served while Riot is down when they are stored', async () => {
    await world.ask(
      'query ($puuid: String!) { accountByPuuid(puuid: $puuid) { ... on Account { matches(first: 5) { missing } } } }',
      { puuid },
    )
    const before = await listMatches('?count=5')
    await world.clock.advance(3_600_000)
    const got = await world.getWhileDown(`/v2/match/history/batch/${puuid}?count=5`)
    expect(got).toMatchObject({ status: 200, body: before })
  })
})

describe('one match', () => {
  it('is a 404 when Riot does not know it', async () => {
    expect(await world.get('/v2/match/history/match-data/EUW1_99999999999')).toEqual({
      status: 404,
      body: { detail: 'Riot returned no match with the identifier EUW1_99999999999.' },
      retryAfter: null,
    })
  })

  it.each(['hello', 'EUW1_', 'XX1_123', '%20', 'EUW1_1%2F..'])('is a 400 for the invalid id %s', async (id) => {
    expect(await world.get(`/v2/match/history/match-data/${id}`)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('is not a match id: write a platform code') },
    })
  })

  it('is found for any case of its id', async () => {
    const [id = ''] = await listIds('?count=1')
    const { body } = await world.get(`/v2/match/history/match-data/${id}`)
    expect(await world.get(`/v2/match/history/match-data/${id.toLowerCase()}`)).toMatchObject({ status: 200, body })
  })

  it('is a 503 while Riot is down and it is not stored', async () => {
    const [id = ''] = await listIds('?count=1')
    expect(await world.getWhileDown(`/v2/match/history/match-data/${id}`)).toMatchObject({
      status: 503,
      retryAfter: expect.stringMatching(/^[1-9]\d*$/),
    })
  })
})
