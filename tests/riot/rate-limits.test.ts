import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runAs } from '../../gateway/limits/caller.ts'
import type { RiotClient } from '../../gateway/riot/create-riot-api.ts'
import type { Priority } from '../../gateway/riot/riot-api.ts'
import { askAndWait, endingOf } from '../support/ending.ts'
import { callerAt } from './crawl.ts'
import { openRiot, type FakeRiot } from './fake-riot.ts'
import type { Counting } from './server-windows.ts'

const VISITOR = { priority: 'visitor' } as const
const LIVE = { priority: 'live' } as const
const BACKFILL = { priority: 'backfill' } as const

describe('the learned rate limits', () => {
  it('allow one request at a time to a host until its first answer has the limits', async () => {
    const { clock, riot, api } = openRiot({ latency: [50, 50] })
    askMany(api, 30, 'visitor')
    askMany(api, 30, 'backfill')
    await clock.advance(99)
    expect(riot.received).toHaveLength(1)

    await clock.advance(100)
    expect(riot.received).toHaveLength(60)
  })

  it('are absent for a host without limits in its first good answer', async () => {
    const { clock, riot, api } = openRiot({ application: '', method: '', latency: [50, 50] })
    askMany(api, 10, 'visitor')
    await clock.advance(99)
    expect(riot.received).toHaveLength(1)
    await clock.advance(100)
    expect(riot.received).toHaveLength(10)
  })

  it('allow one request at a time to a host without a good answer', async () => {
    const { clock, riot, api } = openRiot({ application: '', method: '', latency: [50, 50] })
    riot.script = () => new Response('{}', { status: 404 })
    askMany(api, 10, 'visitor')
    await clock.advance(350)
    expect(riot.received).toHaveLength(4)
  })

  it('are absent for a method when only the host has limits', async () => {
    const { clock, riot, api } = openRiot({ method: '', latency: [50, 50] })
    askMany(api, 30, 'visitor')
    await clock.advance(199)
    expect(riot.received).toHaveLength(30)
  })

  it.each(['20:1,100:120', '100:120,20:1', ' 100:120 , 20:1 '])('are read from %j', async (limits) => {
    const { clock, riot, api } = openRiot()
    riot.script = () => Response.json([], { headers: { 'X-App-Rate-Limit': limits } })
    await askAndWait(clock, api.rankEntries('KR', 'p', VISITOR), 10)
    const budget = api.health().hosts[0]?.budget.toSorted((a, b) => a.seconds - b.seconds)
    expect(budget).toEqual([
      { limit: 20, seconds: 1, remaining: 19 },
      { limit: 100, seconds: 120, remaining: 99 },
    ])
  })

  it('leave room for another program with the same key', async () => {
    const { clock, riot, api } = openRiot({ application: '100:120' })
    riot.strangersAsk('euw1', 80)
    askMany(api, 100, 'live')
    await clock.advance(119_000)
    expect(riot.received).toHaveLength(20)
    expect(riot.throttled).toBe(0)
  })

  it('follow changes to narrower and to wider limits', async () => {
    const { clock, riot, api } = openRiot({ application: '50:10' })
    askMany(api, 50, 'live')
    await clock.advance(10_500)

    riot.changeLimits({ application: '5:10,100:60' })
    await askAndWait(clock, api.rankEntries('EUW1', 'first after the change', LIVE), 20)
    askMany(api, 30, 'live', 'narrower')
    await clock.advance(9_000)
    expect(riot.received).toHaveLength(55)

    riot.changeLimits({ application: '500:10' })
    await clock.advance(2_000)
    askMany(api, 100, 'live', 'wider')
    await clock.advance(20)
    expect(riot.received).toHaveLength(160)
    expect(riot.throttled).toBe(0)
  })

  it('are never exceeded, for any windows, phases and latency', async () => {
    const limit = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 20 }))
      .map((pair) => pair.join(':'))
    const limits = fc.uniqueArray(limit, { minLength: 1, maxLength: 3, selector: (pair) => pair.split(':')[1] })
    const question = fc.record({
      at: fc.integer({ min: 0, max: 30_000 }),
      priority: fc.constantFrom<Priority>('visitor', 'live', 'backfill'),
      kind: fc.constantFrom<'rankEntries' | 'summoner'>('rankEntries', 'summoner'),
      address: fc.constantFrom(null, 'a', 'b'),
    })

    await fc.assert(
      fc.asyncProperty(
        limits,
        limits,
        fc.constantFrom<Counting>('fixed', 'sliding'),
        fc.integer({ min: 0, max: 900 }),
        fc.integer(),
        fc.array(question, { minLength: 20, maxLength: 80 }),
        async (application, method, counting, slowest, seed, questions) => {
          const conditions = { counting, seed, latency: [0, slowest] as const }
          const { clock, riot, api } = openRiot({
            application: application.join(),
            method: method.join(),
            ...conditions,
          })
          const endings: Promise<unknown>[] = []
          for (const [index, { at, priority, kind, address }] of questions.entries()) {
            clock.schedule(at, () => {
              const options = { priority }
              const ask = {
                summoner: () => api.summoner('EUW1', `p-${index}`, options),
                rankEntries: () => api.rankEntries('EUW1', `p-${index}`, options),
              }
              const asked = address === null ? ask[kind]() : runAs<Promise<unknown>>(callerAt(address), ask[kind])
              endings.push(endingOf<unknown>(clock, asked))
            })
          }
          await clock.advance(160_000)
          expect(await Promise.all(endings)).toHaveLength(questions.length)
          expect(riot.throttled).toBe(0)
          expect(clock.pending).toBe(0)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('the order of requests', () => {
  it('has visitors before live data before backfill, each in order of arrival', async () => {
    const { clock, riot, api } = openRiot({ application: '1:1' })
    for (const round of [1, 2]) {
      for (const priority of ['backfill', 'live', 'visitor'] as const) {
        void endingOf(clock, api.rankEntries('EUW1', `${priority}-${round}`, { priority }))
      }
    }
    await clock.advance(10_000)
    // The first request finds the host free.
    expect(puuidsIn(riot)).toEqual(['backfill-1', 'visitor-1', 'visitor-2', 'live-1', 'live-2', 'backfill-2'])
  })

  it('is the order of arrival across methods', async () => {
    const { clock, riot, api } = openRiot({ application: '1:1' })
    void endingOf(clock, api.rankEntries('EUW1', 'first', LIVE))
    void endingOf(clock, api.rankEntries('EUW1', 'second', LIVE))
    void endingOf(clock, api.summoner('EUW1', 'third', LIVE))
    void endingOf(clock, api.rankEntries('EUW1', 'fourth', LIVE))
    await clock.advance(10_000)
    expect(puuidsIn(riot)).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('keeps a fifth of each window free of backfill', async () => {
    const { clock, riot, api } = openRiot({ application: '100:120' })
    askMany(api, 100, 'backfill')
    await clock.advance(1_000)
    expect(riot.received).toHaveLength(80)

    const ending = await askAndWait(clock, api.rankEntries('EUW1', 'visitor', VISITOR), 20)
    expect(ending.kind).toBe('answered')
  })

  it('lets other methods pass when one has no budget left', async () => {
    const { clock, riot, api } = openRiot({ method: '1:10' })
    void endingOf(clock, api.rankEntries('EUW1', 'a', LIVE))
    void endingOf(clock, api.rankEntries('EUW1', 'b', LIVE))
    const summoner = await askAndWait(clock, api.summoner('EUW1', 'c', BACKFILL), 1_000)
    expect(summoner.kind).toBe('answered')
    expect(puuidsIn(riot)).toEqual(['a', 'c'])
  })

  it('rejects requests at once that would wait too long, with a retry time', async () => {
    const { clock, api } = openRiot({ application: '10:10' })
    askMany(api, 10, 'visitor')
    await clock.advance(100)
    const ending = await askAndWait(clock, api.rankEntries('EUW1', 'late', VISITOR), 0)
    expect(ending).toMatchObject({ kind: 'sent away', at: clock.now() })
    if (ending.kind === 'answered') return
    expect(ending.error.retryAt).toBeGreaterThan(clock.now() + 9_000)
    expect(ending.error.retryAt).toBeLessThanOrEqual(clock.now() + 10_100)

    await clock.advance(ending.error.retryAt - clock.now())
    const again = await askAndWait(clock, api.rankEntries('EUW1', 'late', VISITOR), 20)
    expect(again.kind).toBe('answered')
  })
})

describe('a 429', () => {
  const THROTTLINGS = ['application', 'method', 'service', null].flatMap((type) => [
    { type, retryAfter: '7' },
    { type, retryAfter: null },
    { type, retryAfter: 'soon' },
  ])

  it.each(THROTTLINGS)(
    'of type $type with Retry-After $retryAfter is respected, and the request is sent again',
    async (throttling) => {
      const { clock, riot, api } = openRiot()
      throttleOnce(riot, throttling)
      const ending = await askAndWait(clock, api.rankEntries('EUW1', 'p', BACKFILL), 60_000)
      expect(ending.kind).toBe('answered')
      expect(riot.received).toHaveLength(2)
      const pause = (riot.received[1]?.at ?? 0) - (riot.received[0]?.at ?? 0)
      expect(pause).toBeGreaterThanOrEqual(throttling.retryAfter === '7' ? 7_000 : 1_000)
      expect(pause).toBeLessThan(10_000)
    },
  )

  it.each([
    { type: 'application', methodWaits: true },
    { type: null, methodWaits: true },
    { type: 'method', methodWaits: false },
    { type: 'service', methodWaits: false },
  ])('of type $type delays the other methods of the host: $methodWaits', async ({ type, methodWaits }) => {
    const { clock, riot, api } = openRiot()
    await askAndWait(clock, api.summoner('EUW1', 'before', LIVE), 20)
    throttleOnce(riot, { type, retryAfter: '9' })
    void endingOf(clock, api.rankEntries('EUW1', 'throttled', LIVE))
    await clock.advance(20)

    const sameHost = endingOf(clock, api.summoner('EUW1', 'after', LIVE))
    const otherHost = endingOf(clock, api.rankEntries('KR', 'elsewhere', LIVE))
    await clock.advance(1_000)
    expect(puuidsIn(riot)).toContain('elsewhere')
    expect(puuidsIn(riot).includes('after')).toBe(!methodWaits)

    await clock.advance(9_000)
    expect((await sameHost).kind).toBe('answered')
    expect((await otherHost).kind).toBe('answered')
  })

  it('makes longer pauses while a service keeps throttling, up to eight seconds', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = () => throttled({ type: 'service', retryAfter: null })
    const ending = await askAndWait(clock, api.rankEntries('EUW1', 'p', BACKFILL), 120_000)
    expect(ending.kind).toBe('sent away')

    const times = riot.received.map(({ at }) => at)
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0))
    expect(pauses.length).toBeGreaterThan(5)
    expect(Math.max(...pauses)).toBeGreaterThan(6_000)
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(1_000)
      expect(pause).toBeLessThan(1_100 * 2 ** Math.min(index + 1, 3))
    }
  })

  it('rejects waiting visitors at once when its pause is too long for them', async () => {
    const { clock, riot, api } = openRiot({ latency: [50, 50] })
    throttleOnce(riot, { type: 'application', retryAfter: '60' })
    const first = endingOf(clock, api.rankEntries('EUW1', 'first', VISITOR))
    const second = endingOf(clock, api.rankEntries('EUW1', 'second', VISITOR))
    const patient = endingOf(clock, api.rankEntries('EUW1', 'patient', BACKFILL))
    await clock.advance(100)
    const until = clock.now() + 60_000
    expect(await first).toMatchObject({ kind: 'sent away', at: clock.now(), error: { retryAt: until } })
    expect(await second).toMatchObject({ kind: 'sent away', at: clock.now(), error: { retryAt: until } })

    await clock.advance(60_100)
    expect(await patient).toMatchObject({ kind: 'answered' })
    expect(riot.received[1]?.at).toBeGreaterThanOrEqual(until)
  })

  it("is part of the host's health until it is over", async () => {
    const { clock, riot, api } = openRiot()
    throttleOnce(riot, { type: 'application', retryAfter: '60' })
    await askAndWait(clock, api.rankEntries('EUW1', 'p', VISITOR), 10)
    expect(api.health()).toMatchObject({
      state: 'degraded',
      hosts: [{ routing: 'euw1', retryAt: clock.now() + 60_000 }],
    })
    await clock.advance(60_000)
    expect(api.health()).toMatchObject({ state: 'ok', hosts: [{ retryAt: null }] })
  })
})

interface Throttling {
  readonly type: string | null
  readonly retryAfter: string | null
}

function throttleOnce(riot: FakeRiot, throttling: Throttling): void {
  riot.script = () => {
    riot.script = () => null
    return throttled(throttling)
  }
}

function throttled({ type, retryAfter }: Throttling): Response {
  const headers = new Headers()
  if (type !== null) headers.set('X-Rate-Limit-Type', type)
  if (retryAfter !== null) headers.set('Retry-After', retryAfter)
  return new Response('slow down', { status: 429, headers })
}

function askMany(api: RiotClient, times: number, priority: Priority, who: string = priority): void {
  for (let i = 0; i < times; i++) api.rankEntries('EUW1', `${who}-${i}`, { priority }).catch(() => undefined)
}

function puuidsIn(riot: FakeRiot): readonly (string | undefined)[] {
  return riot.received.map(({ segments }) => segments.at(-1))
}
