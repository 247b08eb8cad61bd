import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import { askAndWait, endingOf } from '../support/ending.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openRiot } from './fake-riot.ts'

const VISITOR = { priority: 'visitor' } as const
const LIVE = { priority: 'live' } as const

const refusal = (status: number) => () => Response.json({ status: { message: 'Forbidden' } }, { status })

describe('a key that Riot refuses', () => {
  it('is dead after three 401 in a row, and no more requests are sent', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = refusal(401)
    for (const puuid of ['a', 'b', 'c']) {
      expect((await askAndWait(clock, api.summoner('EUW1', puuid, LIVE), 10)).kind).toBe('sent away')
    }
    expect(api.health().state).toBe('key-dead')

    const ending = await askAndWait(clock, api.accountByPuuid('d', 'KR', VISITOR), 0)
    expect(ending).toMatchObject({ kind: 'sent away', error: { retryAt: api.health().keyRetryAt } })
    await clock.advance(4_900)
    await askAndWait(clock, api.summoner('EUW1', 'e', LIVE), 10)
    expect(riot.received).toHaveLength(3)
  })

  it('is dead after three 403 in a row from two endpoints', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = refusal(403)
    await askAndWait(clock, api.summoner('EUW1', 'a', LIVE), 10)
    await askAndWait(clock, api.summoner('EUW1', 'b', LIVE), 10)
    expect(api.health().state).toBe('ok')
    await askAndWait(clock, api.rankEntries('EUW1', 'c', LIVE), 10)
    expect(api.health().state).toBe('key-dead')
  })

  it('is alive as long as only one endpoint answers 403', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = refusal(403)
    for (const puuid of ['a', 'b', 'c', 'd', 'e']) await askAndWait(clock, api.summoner('EUW1', puuid, LIVE), 10)
    expect(riot.received).toHaveLength(5)
    expect(api.health().state).toBe('ok')
  })

  it('is alive when answers arrive between the refusals', async () => {
    const { clock, riot, api } = openRiot()
    for (let n = 0; n < 9; n++) {
      riot.script = n % 3 === 2 ? () => null : refusal(401)
      await askAndWait(clock, api.summoner('EUW1', `p-${n}`, LIVE), 10)
    }
    expect(riot.received).toHaveLength(9)
    expect(api.health().state).toBe('ok')
  })

  it('is alive after any number of 403 from match-v5', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = refusal(403)
    for (let n = 0; n < 5; n++) {
      expect((await askAndWait(clock, api.match('EUW1', `EUW1_${n}`, LIVE), 10)).kind).toBe('answered')
      const ids = await askAndWait(clock, api.matchIds('EUW1', `p-${n}`, { count: 5 }, LIVE), 10)
      expect(ids.kind).toBe('sent away')
    }
    expect(api.health().state).toBe('ok')
  })

  it('is tried by one request every five seconds, and is alive again once that is answered', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = refusal(401)
    for (const puuid of ['a', 'b', 'c']) await askAndWait(clock, api.summoner('EUW1', puuid, LIVE), 10)
    await clock.advance(5_000)
    await askAndWait(clock, api.summoner('EUW1', 'd', LIVE), 10)
    await askAndWait(clock, api.summoner('EUW1', 'e', LIVE), 10)
    expect(riot.received).toHaveLength(4)

    riot.script = () => null
    await clock.advance(5_000)
    expect((await askAndWait(clock, api.summoner('EUW1', 'f', LIVE), 10)).kind).toBe('answered')
    expect(api.health()).toMatchObject({ state: 'ok', keyRetryAt: null })
  })

  it('is tried every minute once it was dead for ten minutes', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = refusal(401)
    for (let asks = 0; asks < 10 * 60; asks++) {
      await askAndWait(clock, api.summoner('EUW1', 'p', LIVE), 1_000)
    }
    const { length: quick } = riot.received
    expect(quick).toBeGreaterThan(100)
    expect(quick).toBeLessThanOrEqual(3 + 10 * 12)
    for (let asks = 0; asks < 20 * 60; asks++) {
      await askAndWait(clock, api.summoner('EUW1', 'p', LIVE), 1_000)
    }
    expect(riot.received.length - quick).toBeLessThanOrEqual(20 + 1)
  })

  it('makes matches look restricted only until it is found dead', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = refusal(403)
    expect(await askAndWait(clock, api.match('EUW1', 'EUW1_1', LIVE), 10)).toMatchObject({ value: { value: null } })
    await askAndWait(clock, api.summoner('EUW1', 'a', LIVE), 10)
    await askAndWait(clock, api.rankEntries('EUW1', 'b', LIVE), 10)
    await askAndWait(clock, api.rankEntries('EUW1', 'c', LIVE), 10)
    await clock.advance(5_000)
    expect((await askAndWait(clock, api.match('EUW1', 'EUW1_1', LIVE), 10)).kind).toBe('sent away')

    riot.script = () => null
    await clock.advance(5_000)
    expect(await askAndWait(clock, api.match('EUW1', 'EUW1_1', LIVE), 10)).toMatchObject({
      value: { value: { match: { matchId: 'EUW1_1' } } },
    })
  })
})

describe('the API key', () => {
  const KEY = 'RGAPI-secret'

  it('is sent in its header, and appears nowhere else', async () => {
    const clock = new FakeClock()
    const requests: Request[] = []
    const fetch = (request: Request): Promise<Response> => {
      requests.push(request)
      return requests.length === 1 ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(new Response('<'))
    }
    const api = createRiotApi({ fetch, clock, baseUrl: 'http://riot.test/{routing}', apiKey: KEY, random: () => 0.5 })
    const ending = await endingOf(clock, Promise.race([api.summoner('EUW1', 'p', VISITOR), clock.advance(2_000)]))
    const refused = await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 1_000)

    expect(requests.map(({ headers }) => headers.get('X-Riot-Token'))).toEqual([KEY, KEY, KEY])
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual', 'manual', 'manual'])
    expect(requests.map(({ url }) => url).join()).not.toContain(KEY)
    expect(refused.kind).toBe('sent away')
    expect(inspect([ending, refused, api.health()], { depth: 10 })).not.toContain(KEY)
  })

  it('is not sent when there is none', async () => {
    const clock = new FakeClock()
    const requests: Request[] = []
    const fetch = async (request: Request): Promise<Response> => {
      requests.push(request)
      return Response.json([])
    }
    const api = createRiotApi({ fetch, clock, baseUrl: 'http://riot.test/{routing}', apiKey: null, random: () => 0 })
    await api.rankEntries('EUW1', 'p', VISITOR)
    expect(requests[0]?.headers.has('X-Riot-Token')).toBe(false)
  })

  it.each(['', ' ', 'two\nlines', 'żaba'])(
    'is refused at the start, unquoted, when a header can not have it: %j',
    (apiKey) => {
      const create = () =>
        createRiotApi({ fetch: () => Promise.reject(), clock: new FakeClock(), baseUrl: '', apiKey, random: () => 0 })
      expect(create).toThrow(
        /^The Riot API key is empty or contains a character that is not allowed in an HTTP header\./,
      )
    },
  )
})
