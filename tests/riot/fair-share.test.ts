import { describe, expect, it } from 'vitest'
import { runAs } from '../../gateway/limits/caller.ts'
import type { RiotClient } from '../../gateway/riot/create-riot-api.ts'
import { askAndWait, type Ending, endingOf } from '../support/ending.ts'
import { answeredPart, callerAt, letCrawl, letPeopleLookUp } from './crawl.ts'
import { openRiot, type FakeRiot, type FakeRiotOptions } from './fake-riot.ts'
import type { Counting } from './server-windows.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

const DEVELOPMENT = '20:1,100:120'
const PRODUCTION = '500:10,30000:600'

const VISITOR = { priority: 'visitor' } as const
const LIVE = { priority: 'live' } as const

/** Opens a Riot with realistic latency, where no account has the names that crawlers request. */
function openRiotOf(application: string, options: FakeRiotOptions = {}): ReturnType<typeof openRiot> {
  const opened = openRiot({ application, latency: [10, 60], ...options })
  opened.riot.knows = ({ segments }) => segments.at(-2)?.startsWith('nobody') !== true
  return opened
}

describe('the fair share with a development key', () => {
  it.each<Counting>(['fixed', 'sliding'])(
    'lets ten people look up accounts beside a crawler (%s windows)',
    async (counting) => {
      const { clock, riot, api } = openRiotOf(DEVELOPMENT, { counting })
      letCrawl(clock, api, { crawlers: 1, everyMs: 100, forMs: 10 * MINUTE_MS })
      const crowd = letPeopleLookUp(clock, api, { people: 10, everyMs: 30 * SECOND_MS, forMs: 10 * MINUTE_MS })
      await clock.advance(10 * MINUTE_MS + 10 * SECOND_MS)
      expect(crowd.endings).toHaveLength(200)
      expect(await answeredPart(crowd)).toBeGreaterThanOrEqual(0.95)
      expect(riot.throttled).toBe(0)
    },
  )

  // The crawler has used what a single address may use, so its part of the window is freed later.
  it.each([5, 20, 130])('lets people look up accounts after a crawler was alone for %i seconds', async (seconds) => {
    const { clock, api } = openRiotOf(DEVELOPMENT)
    letCrawl(clock, api, { crawlers: 1, everyMs: 100, forMs: 12 * MINUTE_MS })
    await clock.advance(seconds * SECOND_MS)
    const crowd = letPeopleLookUp(clock, api, { people: 10, everyMs: 30 * SECOND_MS, forMs: 10 * MINUTE_MS })
    await clock.advance(10 * MINUTE_MS + 10 * SECOND_MS)
    expect(await answeredPart(crowd)).toBeGreaterThanOrEqual(0.95)
  })

  it('always has room for a page of an unknown account beside a crawler', async () => {
    const { clock, api } = openRiotOf(DEVELOPMENT)
    letCrawl(clock, api, { crawlers: 1, everyMs: 50, forMs: 10 * MINUTE_MS })
    await clock.advance(15 * SECOND_MS)
    for (let page = 0; page < 8; page++) {
      const opened = endingOf(clock, openPage(api, 'person', page))
      await clock.advance(4 * SECOND_MS)
      expect(await opened).toMatchObject({ kind: 'answered' })
      await clock.advance(118 * SECOND_MS)
    }
  })

  it('leaves four fifths of a window to people beside 50 crawlers, once their addresses are known as heavy', async () => {
    const { clock, riot, api } = openRiotOf(DEVELOPMENT)
    letCrawl(clock, api, { crawlers: 50, everyMs: SECOND_MS, forMs: 8 * MINUTE_MS })
    await clock.advance(2 * MINUTE_MS)
    const before = crawledIn(riot)
    const crowd = letPeopleLookUp(clock, api, { people: 10, everyMs: 30 * SECOND_MS, forMs: 6 * MINUTE_MS })
    await clock.advance(6 * MINUTE_MS)
    expect(await answeredPart(crowd)).toBeGreaterThanOrEqual(0.95)
    expect(crawledIn(riot) - before).toBeLessThanOrEqual(0.2 * 3 * 100)
    expect(riot.throttled).toBe(0)
  })
})

describe('the fair share with a production key', () => {
  it.each([100, 250])('leaves room for people beside 50 crawlers that send a request every %i ms', async (everyMs) => {
    const { clock, riot, api } = openRiotOf(PRODUCTION)
    letCrawl(clock, api, { crawlers: 50, everyMs, forMs: MINUTE_MS })
    const crowd = letPeopleLookUp(clock, api, { people: 100, everyMs: 30 * SECOND_MS, forMs: MINUTE_MS })
    await clock.advance(MINUTE_MS + 10 * SECOND_MS)
    expect(await answeredPart(crowd)).toBeGreaterThanOrEqual(0.8)
    expect(riot.throttled).toBe(0)
  })

  it('limits an address to a tenth of each window while others send requests', async () => {
    const { clock, riot, api } = openRiotOf(PRODUCTION)
    letPeopleLookUp(clock, api, { people: 2, everyMs: 10 * SECOND_MS, forMs: MINUTE_MS })
    await clock.advance(100)
    letCrawl(clock, api, { crawlers: 1, everyMs: 10, forMs: MINUTE_MS })
    await clock.advance(MINUTE_MS)
    expect(crawledIn(riot)).toBeGreaterThan(5 * 50)
    expect(crawledIn(riot)).toBeLessThanOrEqual(6 * 50)
  })
})

describe('an address alone', () => {
  it('is served beyond its entitlement, and leaves room for others', async () => {
    const { clock, riot, api } = openRiotOf(DEVELOPMENT)
    letCrawl(clock, api, { crawlers: 1, everyMs: 100, forMs: MINUTE_MS })
    await clock.advance(MINUTE_MS)
    expect(crawledIn(riot)).toBe(40)
    expect(api.health().hosts[0]?.budget).toContainEqual({ limit: 100, seconds: 120, remaining: 60 })
  })

  it('has only its entitlement once others send requests, and gets the time of the next one', async () => {
    const opened = openRiotOf(DEVELOPMENT)
    const { clock } = opened
    await crawl(opened, 'a', 20)
    expect((await crawl(opened, 'a', 1)).kind).toBe('answered')

    await crawl(opened, 'b', 1)
    const askedAt = clock.now()
    const refused = await crawl(opened, 'a', 1)
    expect(refused).toMatchObject({ kind: 'sent away', at: askedAt })
    if (refused.kind === 'answered') return
    expect(refused.error.retryAt).toBeLessThanOrEqual(askedAt + 120 * SECOND_MS)

    await clock.advance(refused.error.retryAt - clock.now())
    expect((await crawl(opened, 'a', 1)).kind).toBe('answered')
  })
})

describe('the order of requests by address', () => {
  it('favours the address with the fewest grants, and keeps the order of arrival for each', async () => {
    const { clock, riot, api } = openRiotOf('2:1,100:120', { latency: [0, 0] })
    for (const name of ['a1', 'a2', 'a3']) askFor(api, 'a', name)
    askFor(api, 'b', 'b1')
    await clock.advance(10 * SECOND_MS)
    expect(riot.received.map(({ segments }) => segments.at(-1))).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('has live data before a heavy address, and the heavy address before backfill', async () => {
    const { clock, riot, api } = openRiotOf('250:5', { latency: [0, 0] })
    await askAndWait(clock, api.rankEntries('EUW1', 'first', VISITOR), 100)
    for (let i = 0; i < 20; i++) askFor(api, 'busy', `early ${i}`)
    for (let i = 0; i < 229; i++) void endingOf(clock, api.rankEntries('EUW1', `early live ${i}`, LIVE))
    await clock.advance(3 * SECOND_MS)
    expect(riot.received).toHaveLength(250)

    void endingOf(clock, api.rankEntries('EUW1', 'backfill', { priority: 'backfill' }))
    askFor(api, 'busy', 'bulk')
    void endingOf(clock, api.rankEntries('EUW1', 'live', LIVE))
    askFor(api, 'modest', 'modest')
    await clock.advance(6 * SECOND_MS)
    const late = riot.received.slice(250).map(({ segments }) => segments.at(-1))
    expect(late).toEqual(['modest', 'live', 'bulk', 'backfill'])
  })

  it('moves a request forward when an address with fewer grants joins it', async () => {
    const { clock, riot, api } = openRiotOf('2:1,100:120', { latency: [0, 0] })
    for (const name of ['a1', 'a2', 'a3', 'a4']) askFor(api, 'a', name)
    askFor(api, 'b', 'a4')
    await clock.advance(10 * SECOND_MS)
    expect(riot.received.map(({ segments }) => segments.at(-1))).toEqual(['a1', 'a4', 'a2', 'a3'])
  })
})

/** Looks up several unknown Riot IDs at once, one for each operation. Returns the ending of the last one. */
async function crawl(
  { clock, api }: Pick<ReturnType<typeof openRiot>, 'clock' | 'api'>,
  address: string,
  times: number,
): Promise<Ending<unknown>> {
  const lookUp = (name: string) => api.accountByRiotId({ gameName: `nobody ${name}`, tagLine: 'EUW' }, 'EUW1', VISITOR)
  const endings = Array.from({ length: times }, (_, index) =>
    runAs(callerAt(address), () => endingOf<unknown>(clock, lookUp(`${clock.now()} ${index}`))),
  )
  await clock.advance(2 * SECOND_MS)
  const last = await endings.at(-1)
  if (last === undefined) throw new Error('Ask at least once.')
  return last
}

function askFor(api: RiotClient, address: string, puuid: string): void {
  void runAs(callerAt(address), () => api.rankEntries('EUW1', puuid, VISITOR).catch(() => undefined))
}

/** Sends the requests of a page of an unknown account. */
async function openPage(api: RiotClient, address: string, page: number): Promise<void> {
  await runAs(callerAt(address), async () => {
    const { value } = await api.accountByRiotId({ gameName: `known ${page}`, tagLine: 'EUW' }, 'EUW1', VISITOR)
    const puuid = value?.puuid ?? ''
    await api.activePlatform(puuid, 'EUW1', VISITOR)
    await api.summoner('EUW1', puuid, VISITOR)
    const matches = Array.from({ length: 10 }, (_, index) =>
      api.match('EUW1', `EUW1_${100 + 10 * page + index}`, VISITOR),
    )
    await Promise.all([
      api.rankEntries('EUW1', puuid, VISITOR),
      api.masteries('EUW1', puuid, VISITOR),
      api.activeGame('EUW1', puuid, VISITOR),
      api.matchIds('EUW1', puuid, { count: 10 }, VISITOR),
      ...matches,
    ])
  })
}

function crawledIn(riot: FakeRiot): number {
  return riot.received.filter(({ segments }) => segments.at(-2)?.startsWith('nobody')).length
}
