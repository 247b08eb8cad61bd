import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import type { RiotApi } from '../../gateway/riot/riot-api.ts'
import { askAndWait } from '../support/ending.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openRiot } from './fake-riot.ts'

const VISITOR = { priority: 'visitor' } as const

describe('a name in a path', () => {
  const awkward = fc.constantFrom(
    '/',
    '\\',
    '%',
    '#',
    '?',
    '..',
    '.',
    '%2e',
    '%2F',
    ' ',
    '\t',
    '&',
    '+',
    ';',
    '字',
    '🦀',
    'é',
  )
  const name = fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(awkward, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('')),
    )
    .filter((text) => text !== '' && text !== '.' && text !== '..')

  it('arrives unchanged, as one segment', async () => {
    await fc.assert(
      fc.asyncProperty(name, name, async (gameName, tagLine) => {
        const { clock, riot, api } = openRiot()
        await askAndWait(clock, api.accountByRiotId({ gameName, tagLine }, 'EUW1', VISITOR), 10)
        expect(riot.received.map(({ segments }) => segments)).toEqual([
          ['riot', 'account', 'v1', 'accounts', 'by-riot-id', gameName, tagLine],
        ])
        expect(riot.received[0]?.url.search).toBe('')
      }),
    )
  })

  it.each(['', '.', '..', '\ud800'])('is treated as unknown when a URL can not have it: %j', async (text) => {
    const { clock, riot, api } = openRiot()
    const questions: readonly Promise<unknown>[] = [
      api.accountByRiotId({ gameName: text, tagLine: 'EUW' }, 'EUW1', VISITOR),
      api.accountByRiotId({ gameName: 'Ann', tagLine: text }, 'EUW1', VISITOR),
      api.accountByPuuid(text, 'EUW1', VISITOR),
      api.match('EUW1', text, VISITOR),
    ]
    for (const question of questions) {
      expect(await askAndWait(clock, question, 0)).toMatchObject({ value: { value: null, fetchedAt: clock.now() } })
    }
    expect(await askAndWait(clock, api.matchIds('EUW1', text, { count: 5 }, VISITOR), 0)).toMatchObject({
      value: { value: [] },
    })
    expect(riot.received).toEqual([])
  })
})

describe('the host of a request', () => {
  const routes: readonly [string, (api: RiotApi) => Promise<unknown>, string][] = [
    [
      'an account near EUNE',
      (api) => api.accountByPuuid('p', 'EUN1', VISITOR),
      '/europe/riot/account/v1/accounts/by-puuid/p',
    ],
    [
      'an active platform near Vietnam, as account-v1 has no sea',
      (api) => api.activePlatform('p', 'VN2', VISITOR),
      '/asia/riot/account/v1/region/by-game/lol/by-puuid/p',
    ],
    ['a summoner of LAN', (api) => api.summoner('LA1', 'p', VISITOR), '/la1/lol/summoner/v4/summoners/by-puuid/p'],
    [
      'rank entries of the Philippines, which moved to Singapore',
      (api) => api.rankEntries('PH2', 'p', VISITOR),
      '/sg2/lol/league/v4/entries/by-puuid/p',
    ],
    [
      'match ids of Oceania',
      (api) => api.matchIds('OC1', 'p', { count: 10 }, VISITOR),
      '/sea/lol/match/v5/matches/by-puuid/p/ids?start=0&count=10',
    ],
    [
      'a page of match ids of one queue',
      (api) => api.matchIds('KR', 'p', { count: 10, start: 20, queueId: 420, endTime: 1_790_000_000 }, VISITOR),
      '/asia/lol/match/v5/matches/by-puuid/p/ids?start=20&count=10&queue=420&endTime=1790000000',
    ],
    [
      'match ids of a time and a type',
      (api) => api.matchIds('KR', 'p', { count: 10, startTime: 1_780_000_000, type: 'TOURNEY' }, VISITOR),
      '/asia/lol/match/v5/matches/by-puuid/p/ids?start=0&count=10&type=tourney&startTime=1780000000',
    ],
    ['a match of Brazil', (api) => api.match('BR1', 'BR1_1', VISITOR), '/americas/lol/match/v5/matches/BR1_1'],
  ]

  it.each(routes)('is right for %s', async (_, ask, path) => {
    const { clock, riot, api } = openRiot()
    await askAndWait(clock, ask(api), 10)
    expect(riot.received.map(({ url }) => url.pathname + url.search)).toEqual([path])
  })

  it.each([
    ['https://{routing}.api.riotgames.com', 'https://kr.api.riotgames.com/lol/league/v4/entries/by-puuid/p'],
    ['http://127.0.0.1:9/{routing}/', 'http://127.0.0.1:9/kr/lol/league/v4/entries/by-puuid/p'],
  ])('is inserted into the base URL %s', async (baseUrl, url) => {
    const asked: string[] = []
    const fetch = async (request: Request): Promise<Response> => {
      asked.push(request.url)
      return Response.json([])
    }
    const api = createRiotApi({ fetch, clock: new FakeClock(), baseUrl, apiKey: null, random: () => 0 })
    await api.rankEntries('KR', 'p', VISITOR)
    expect(asked).toEqual([url])
  })
})
