import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { ask, NOON, openWorld, read, readMatchIds } from './riot-world.ts'

const world = openWorld()
const [european, korean, american] = world.demoAccounts.map(({ gameName, tagLine, platform }) => ({
  gameName,
  tagLine,
  platform,
  path: `/riot/account/v1/accounts/by-riot-id/${encodeURIComponent(gameName)}/${encodeURIComponent(tagLine)}`,
}))
if (european === undefined || korean === undefined || american === undefined) throw new Error('no demo accounts')

const account = z.object({ puuid: z.string(), gameName: z.string(), tagLine: z.string() })
const { puuid } = await read(world, 'europe', european.path, account)

async function problem(routing: string, path: string) {
  const response = await ask(world, routing, path)
  expect(response.headers.get('content-type')).toBe('application/json;charset=utf-8')
  return { status: response.status, body: await response.json() }
}

const riotProblem = (status: number, message: string) => ({
  status,
  body: { status: { message, status_code: status } },
})

describe('an account', () => {
  it('is found by its Riot ID from every route, whatever its case and spaces', async () => {
    const { gameName, tagLine } = european
    const spelt = `/riot/account/v1/accounts/by-riot-id/${encodeURIComponent(gameName.toLowerCase().replace(' ', ''))}/${tagLine.toLowerCase()}`
    for (const route of ['europe', 'americas', 'asia']) {
      expect(await read(world, route, european.path, account)).toEqual({ puuid, gameName, tagLine })
      expect(await read(world, route, spelt, account)).toEqual({ puuid, gameName, tagLine })
    }
  })

  it('is found by its PUUID, with its active platform', async () => {
    const { gameName, tagLine } = european
    const byPuuid = `/riot/account/v1/accounts/by-puuid/${puuid}`
    expect(await read(world, 'asia', byPuuid, account)).toEqual({ puuid, gameName, tagLine })
    const region = `/riot/account/v1/region/by-game/lol/by-puuid/${puuid}`
    expect(await read(world, 'asia', region, z.unknown())).toEqual({ puuid, game: 'lol', region: 'euw1' })
  })

  it('has a summoner on its own platform only', async () => {
    const path = `/lol/summoner/v4/summoners/by-puuid/${puuid}`
    const summoner = await read(
      world,
      'EUW1',
      path,
      z.looseObject({ revisionDate: z.number(), summonerLevel: z.number() }),
    )
    expect(Object.keys(summoner).toSorted()).toEqual(['profileIconId', 'puuid', 'revisionDate', 'summonerLevel'])
    expect(summoner.revisionDate).toBeLessThan(NOON)
    expect(await problem('KR', path)).toEqual(riotProblem(404, 'Data not found - summoner not found'))
  })
})

describe('a refused request', () => {
  it('gets a status and a sentence', async () => {
    expect(await problem('europe', '/riot/account/v1/accounts/by-riot-id/Nobody/0000')).toEqual(
      riotProblem(404, 'Data not found - No results found for player with riot id Nobody#0000'),
    )
    expect(await problem('europe', '/lol/match/v5/matches/EUW1_1')).toEqual(
      riotProblem(404, 'Data not found - match file not found'),
    )
    expect(await problem('KR', '/lol/league/v4/masterleagues/by-queue/CHESS')).toEqual(
      riotProblem(400, 'Bad Request - Invalid value for queue'),
    )
  })

  it.each([
    ['europe', '/lol/match/v5/matches/by-puuid/PUUID/ids'],
    ['EUW1', '/lol/summoner/v4/summoners/by-puuid/PUUID'],
    ['EUW1', '/lol/league/v4/entries/by-puuid/PUUID'],
    ['asia', '/riot/account/v1/accounts/by-puuid/PUUID'],
  ])('gets a 400 for a PUUID of another key: %s%s', async (routing, template) => {
    const foreign = 'x'.repeat(78)
    expect(await problem(routing, template.replace('PUUID', foreign))).toEqual(
      riotProblem(400, `Bad Request - Exception decrypting ${foreign}`),
    )
  })

  it.each([
    'count=101',
    'count=-1',
    'count=many',
    'start=-1',
    'start=1.5',
    'queue=solo',
    'startTime=-4',
    'endTime=',
    'type=fun',
  ])('gets a 400 for a list of matches with %s', async (query) => {
    const { status } = await ask(world, 'europe', `/lol/match/v5/matches/by-puuid/${puuid}/ids?${query}`)
    expect(status).toBe(400)
  })

  it.each([
    ['EUW1', '/lol/chess/v1/games'],
    ['europe', `/lol/summoner/v4/summoners/by-puuid/x`],
    ['EUW1', '/lol/match/v5/matches/EUW1_1'],
    ['sea', european.path],
    ['moon', european.path],
    ['PH2', `/lol/summoner/v4/summoners/by-puuid/x`],
  ])('gets a 403 for a path that is not open: %s%s', async (routing, path) => {
    expect(await problem(routing, path)).toEqual(riotProblem(403, 'Forbidden'))
  })

  it('may lack a key, use a wrong method, or have broken escapes', async () => {
    const url = `https://europe.api.riotgames.com${european.path}`
    expect(await world.fetch(new Request(url))).toMatchObject({ status: 401 })
    const post = new Request(url, { method: 'POST', headers: { 'X-Riot-Token': 'demo' } })
    expect(await world.fetch(post)).toMatchObject({ status: 405 })
    expect(await problem('europe', '/riot/account/v1/accounts/by-riot-id/%FF/0000')).toMatchObject({ status: 400 })
  })
})

describe('the host of a request', () => {
  it('may be the first path segment on any other server', async () => {
    const request = new Request(`http://127.0.0.1:4010/europe${european.path}`, { headers: { 'X-Riot-Token': 'any' } })
    expect(await (await world.fetch(request)).json()).toMatchObject({ puuid })
  })
})

const RATE_HEADERS = ['x-app-rate-limit', 'x-app-rate-limit-count', 'x-method-rate-limit', 'x-method-rate-limit-count']

function headersOf(response: Response) {
  return RATE_HEADERS.map((name) => response.headers.get(name))
}

describe('the rate limits', () => {
  const limits = {
    application: [
      { requests: 3, seconds: 1 },
      { requests: 5, seconds: 60 },
    ],
    method: [{ requests: 2, seconds: 10 }],
  }
  const byPuuid = `/riot/account/v1/accounts/by-puuid/${puuid}`

  it('are those of a production key by default, and are counted for each host', async () => {
    const fresh = createSimulator({ seed: 'test', now: () => NOON })
    await ask(fresh, 'europe', european.path)
    const second = await ask(fresh, 'europe', byPuuid)
    expect(headersOf(second)).toEqual(['500:10,30000:600', '2:10,2:600', '2000:10', '1:10'])
    expect(headersOf(await ask(fresh, 'asia', byPuuid))).toEqual(['500:10,30000:600', '1:10,1:600', '2000:10', '1:10'])
  })

  it('refuse a request over the limit, with the exact time to wait', async () => {
    let now = NOON
    const strict = createSimulator({ seed: 'test', now: () => now, rateLimits: limits })
    const next = async (path: string) => {
      const response = await ask(strict, 'europe', path)
      return [response.status, response.headers.get('x-rate-limit-type'), response.headers.get('retry-after')]
    }
    const ok = [200, null, null]
    expect(await next(european.path)).toEqual(ok)
    expect(await next(european.path)).toEqual(ok)
    expect(await next(european.path)).toEqual([429, 'method', '10'])
    expect(await next(byPuuid)).toEqual(ok)
    expect(await next(byPuuid)).toEqual([429, 'application', '1'])
    now += 999
    expect(await next(byPuuid)).toEqual([429, 'application', '1'])
    now += 1
    expect(await next(byPuuid)).toEqual(ok)
    expect(await next(european.path)).toEqual([429, 'method', '9'])
    now += 9000
    expect(await next(european.path)).toEqual(ok)
    expect(await next(european.path)).toEqual([429, 'application', '50'])
    expect((await ask(strict, 'asia', european.path)).status).toBe(200)
  })

  it("are reported by a 429 in Riot's format", async () => {
    const strict = openWorld({ rateLimits: { application: [{ requests: 1, seconds: 5 }], method: [] } })
    await ask(strict, 'europe', byPuuid)
    const refused = await ask(strict, 'europe', byPuuid)
    expect(await refused.json()).toEqual({ status: { message: 'Rate limit exceeded', status_code: 429 } })
    expect(refused.headers.get('x-app-rate-limit-count')).toBe('1:5')
  })

  it('do not change the answers', async () => {
    const [one, other] = [openWorld(), openWorld({ rateLimits: limits })]
    const someone = { puuid, platform: 'EUW1' } as const
    expect(await readMatchIds(other, someone)).toEqual(await readMatchIds(one, someone))
  })
})
