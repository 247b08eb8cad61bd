import { describe, expect, it } from 'vitest'
import type { RiotClient } from '../../gateway/riot/create-riot-api.ts'
import type { AskOptions } from '../../gateway/riot/riot-api.ts'
import type { Fetched } from '../../gateway/shared/upstream.ts'
import { askAndWait } from '../support/ending.ts'
import { openRiot } from './fake-riot.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const RIOT_ID = { gameName: 'Ann', tagLine: 'EUW' }

interface Question {
  readonly what: string
  readonly ask: (api: RiotClient, options: AskOptions) => Promise<Fetched<unknown>>
  readonly keepMs: number
  readonly keepAbsentMs: number
  readonly absent: unknown
}

const QUESTIONS: readonly Question[] = [
  {
    what: 'an account by Riot ID',
    ask: (api, options) => api.accountByRiotId(RIOT_ID, 'EUW1', options),
    keepMs: HOUR_MS,
    keepAbsentMs: 5 * MINUTE_MS,
    absent: null,
  },
  {
    what: 'an account by PUUID',
    ask: (api, options) => api.accountByPuuid('p', 'EUW1', options),
    keepMs: HOUR_MS,
    keepAbsentMs: 5 * MINUTE_MS,
    absent: null,
  },
  {
    what: 'an active platform',
    ask: (api, options) => api.activePlatform('p', 'EUW1', options),
    keepMs: 24 * HOUR_MS,
    keepAbsentMs: 5 * MINUTE_MS,
    absent: null,
  },
  {
    what: 'a summoner',
    ask: (api, options) => api.summoner('EUW1', 'p', options),
    keepMs: 10 * MINUTE_MS,
    keepAbsentMs: 5 * MINUTE_MS,
    absent: null,
  },
  {
    what: 'rank entries',
    ask: (api, options) => api.rankEntries('EUW1', 'p', options),
    keepMs: 10 * MINUTE_MS,
    keepAbsentMs: 5 * MINUTE_MS,
    absent: [],
  },
  {
    what: 'match ids',
    ask: (api, options) => api.matchIds('EUW1', 'p', { count: 20 }, options),
    keepMs: 2 * MINUTE_MS,
    keepAbsentMs: 2 * MINUTE_MS,
    absent: [],
  },
  {
    what: 'a running game',
    ask: (api, options) => api.activeGame('EUW1', 'p', options),
    keepMs: MINUTE_MS / 2,
    keepAbsentMs: MINUTE_MS / 2,
    absent: { kind: 'not-in-game' },
  },
]

const VISITOR = { priority: 'visitor' } as const
const FRESH = { priority: 'visitor', fresh: true } as const

describe.each(QUESTIONS)('the cached answer to $what', ({ ask, keepMs, keepAbsentMs, absent }) => {
  it('is kept for its lifetime, with the time of its fetch', async () => {
    const { clock, riot, api } = openRiot()
    const first = await askAndWait(clock, ask(api, VISITOR), 10)
    const givenAt = clock.now()
    expect(first).toMatchObject({ kind: 'answered', value: { fetchedAt: givenAt } })

    await clock.advance(keepMs)
    expect(await askAndWait(clock, ask(api, VISITOR), 0)).toMatchObject({ value: { fetchedAt: givenAt } })
    expect(riot.received).toHaveLength(1)

    await clock.advance(1)
    await askAndWait(clock, ask(api, VISITOR), 10)
    expect(riot.received).toHaveLength(2)
  })

  it.each([404, 400])('is kept as unknown for a shorter time after a %i', async (status) => {
    const { clock, riot, api } = openRiot()
    riot.script = () => Response.json({ status: { status_code: status } }, { status })
    expect(await askAndWait(clock, ask(api, VISITOR), 10)).toMatchObject({ value: { value: absent } })

    await clock.advance(keepAbsentMs)
    expect(await askAndWait(clock, ask(api, VISITOR), 0)).toMatchObject({ value: { value: absent } })
    expect(riot.received).toHaveLength(1)

    await clock.advance(1)
    await askAndWait(clock, ask(api, VISITOR), 10)
    expect(riot.received).toHaveLength(2)
  })

  it('is replaced by a request for a fresh answer', async () => {
    const { clock, riot, api } = openRiot()
    await askAndWait(clock, ask(api, VISITOR), 10)
    await clock.advance(1_000)
    await askAndWait(clock, ask(api, FRESH), 10)
    expect(riot.received).toHaveLength(2)

    const givenAt = clock.now()
    expect(await askAndWait(clock, ask(api, VISITOR), 0)).toMatchObject({ value: { fetchedAt: givenAt } })
    expect(riot.received).toHaveLength(2)
  })

  it('stays when a request for a fresh answer fails', async () => {
    const { clock, riot, api } = openRiot()
    await askAndWait(clock, ask(api, VISITOR), 10)
    riot.script = () => new Response(null, { status: 500 })
    expect(await askAndWait(clock, ask(api, FRESH), 2_000)).toMatchObject({ kind: 'sent away' })
    expect(await askAndWait(clock, ask(api, VISITOR), 0)).toMatchObject({ kind: 'answered' })
  })
})

describe('a cached match', () => {
  it('never expires', async () => {
    const { clock, riot, api } = openRiot()
    await askAndWait(clock, api.match('EUW1', 'EUW1_1', VISITOR), 10)
    await clock.advance(30 * 24 * HOUR_MS)
    expect(await askAndWait(clock, api.match('EUW1', 'EUW1_1', VISITOR), 0)).toMatchObject({
      value: { value: { match: { matchId: 'EUW1_1' } } },
    })
    expect(riot.received).toHaveLength(1)
  })

  it('is not kept while Riot does not know the match', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = () => new Response(null, { status: 404 })
    for (const _ of [1, 2]) {
      expect(await askAndWait(clock, api.match('EUW1', 'EUW1_1', VISITOR), 10)).toMatchObject({
        value: { value: null },
      })
    }
    riot.script = () => null
    expect(await askAndWait(clock, api.match('EUW1', 'EUW1_1', VISITOR), 10)).toMatchObject({
      value: { value: { match: { matchId: 'EUW1_1' } } },
    })
    expect(riot.received).toHaveLength(3)
  })

  it('of a restricted queue is never requested again, unlike others', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = ({ segments }) => (segments.at(-1) === 'EUW1_1' ? new Response(null, { status: 403 }) : null)
    expect(await askAndWait(clock, api.match('EUW1', 'EUW1_1', VISITOR), 10)).toMatchObject({ value: { value: null } })
    await clock.advance(24 * HOUR_MS)
    expect(await askAndWait(clock, api.match('EUW1', 'EUW1_1', FRESH), 10)).toMatchObject({ value: { value: null } })
    expect(riot.received).toHaveLength(1)

    await askAndWait(clock, api.match('EUW1', 'EUW1_2', VISITOR), 10)
    expect(riot.received).toHaveLength(2)
  })

  it('is evicted when there are too many', async () => {
    const { clock, riot, api } = openRiot()
    for (let id = 0; id < 300; id++) await askAndWait(clock, api.match('EUW1', `EUW1_${id}`, VISITOR), 2_000)
    await askAndWait(clock, api.match('EUW1', 'EUW1_0', VISITOR), 2_000)
    await askAndWait(clock, api.match('EUW1', 'EUW1_299', VISITOR), 2_000)
    expect(riot.received).toHaveLength(301)
  })
})

describe('a cached timeline', () => {
  it('never expires', async () => {
    const { clock, riot, api } = openRiot()
    await askAndWait(clock, api.matchTimeline('EUW1', 'EUW1_1', VISITOR), 10)
    await clock.advance(30 * 24 * HOUR_MS)
    expect(await askAndWait(clock, api.matchTimeline('EUW1', 'EUW1_1', VISITOR), 0)).toMatchObject({
      value: { value: { matchId: 'EUW1_1' } },
    })
    expect(riot.received).toHaveLength(1)
  })

  it('is unknown for an hour after Riot did not have it', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = () => new Response(null, { status: 404 })
    for (const waitMs of [10, 0]) {
      expect(await askAndWait(clock, api.matchTimeline('EUW1', 'EUW1_1', VISITOR), waitMs)).toMatchObject({
        value: { value: null },
      })
    }
    await clock.advance(HOUR_MS + 1)
    await askAndWait(clock, api.matchTimeline('EUW1', 'EUW1_1', VISITOR), 10)
    expect(riot.received).toHaveLength(2)
  })

  it('of another match is refused', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = () => Response.json({ metadata: { matchId: 'EUW1_2' }, info: { frames: [] } })
    expect(await askAndWait(clock, api.matchTimeline('EUW1', 'EUW1_1', VISITOR), 10)).toMatchObject({
      kind: 'sent away',
    })
  })
})

describe('a crawler of unknown names', () => {
  it('evicts no other answers', async () => {
    const { clock, riot, api } = openRiot({ application: '', method: '' })
    riot.knows = ({ segments }) => segments.at(-2)?.startsWith('nobody') !== true
    await askAndWait(clock, api.accountByRiotId(RIOT_ID, 'EUW1', VISITOR), 10)

    const names = Array.from({ length: 10_001 }, (_, index) => `nobody ${index}`)
    const asks = names.map((gameName) => api.accountByRiotId({ gameName, tagLine: 'EUW' }, 'EUW1', VISITOR))
    await clock.advance(1_000)
    expect((await Promise.all(asks)).every(({ value }) => value === null)).toBe(true)
    expect(riot.received).toHaveLength(10_002)

    expect(await askAndWait(clock, api.accountByRiotId(RIOT_ID, 'EUW1', VISITOR), 0)).toMatchObject({
      kind: 'answered',
      value: { value: { gameName: 'Ann' } },
    })
    const [first = ''] = names
    await askAndWait(clock, api.accountByRiotId({ gameName: first, tagLine: 'EUW' }, 'EUW1', VISITOR), 0)
    expect(riot.received).toHaveLength(10_002)
  })
})
