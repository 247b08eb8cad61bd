import { describe, expect, it } from 'vitest'
import type { RiotClient } from '../../gateway/riot/create-riot-api.ts'
import type { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { askAndWait, endingOf, type Ending } from '../support/ending.ts'
import type { FakeClock } from '../support/fake-clock.ts'
import { openRiot, type FakeRiot } from './fake-riot.ts'

const VISITOR = { priority: 'visitor' } as const
const LIVE = { priority: 'live' } as const
const BACKFILL = { priority: 'backfill' } as const

const unavailable = () => new Response('<html>Service unavailable</html>', { status: 503 })
const hang = () => new Promise<Response>(() => undefined)

describe('a failed request', () => {
  it.each([500, 502, 503, 504])('with status %i is retried once for a visitor, after a pause', async (status) => {
    const { clock, riot, api } = openRiot()
    failOnce(riot, () => new Response('<html></html>', { status }))
    const ending = await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 1_000)
    expect(ending.kind).toBe('answered')
    const [first, second] = riot.received.map(({ at }) => at)
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(200)
  })

  it('with a broken connection is retried once for a visitor', async () => {
    const { clock, riot, api } = openRiot()
    failOnce(riot, () => Promise.reject(new TypeError('fetch failed')))
    expect((await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 1_000)).kind).toBe('answered')
  })

  it('fails for the visitor after the second try, with a retry time', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = unavailable
    const { error } = toSentAway(await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 1_000))
    expect(error.retryAt).toBeGreaterThan(clock.now())
    expect(error.message).toContain('503')
    expect(riot.received).toHaveLength(2)
  })

  it.each([LIVE, BACKFILL])('is not retried for $priority, which repeats its requests by itself', async (options) => {
    const { clock, riot, api } = openRiot()
    riot.script = unavailable
    expect((await askAndWait(clock, api.summoner('EUW1', 'p', options), 5_000)).kind).toBe('sent away')
    expect(riot.received).toHaveLength(1)
  })
})

describe('a host that does not answer', () => {
  it('delays a visitor for 3.5 seconds at most, and the request is aborted', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = hang
    const askedAt = clock.now()
    const ending = await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 60_000)
    expect(ending).toMatchObject({ kind: 'sent away', at: askedAt + 3_500 })
    expect(riot.received).toHaveLength(1)
    expect(riot.received[0]?.signal.aborted).toBe(true)
    expect(clock.pending).toBe(0)
  })

  it('in the middle of a body counts as not answering', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }))
    const askedAt = clock.now()
    const ending = await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 60_000)
    expect(ending).toMatchObject({ kind: 'sent away', at: askedAt + 3_500 })
  })

  it.each([
    { options: VISITOR, longest: 3_500 },
    { options: LIVE, longest: 20_000 },
    { options: BACKFILL, longest: 120_000 },
  ])('never delays $options.priority for more than $longest ms', async ({ options, longest }) => {
    const { clock, riot, api } = openRiot({ application: '2:30' })
    riot.script = ({ segments }) => (segments.at(-1) === 'p-0' ? null : hang())
    const askedAt = clock.now()
    const endings = Array.from({ length: 20 }, (_, n) => endingOf(clock, api.summoner('EUW1', `p-${n}`, options)))
    await clock.advance(200_000)
    const latest = Math.max(...(await Promise.all(endings)).map(({ at }) => at))
    expect(latest - askedAt).toBeLessThanOrEqual(longest)
    expect(clock.pending).toBe(0)
  })
})

describe('the breaker', () => {
  it('opens after three failures in a row, and then rejects all requests at once', async () => {
    const { clock, riot, api } = openRiot()
    await failThreeTimes(clock, riot, api)
    expect(api.health()).toMatchObject({ state: 'down', hosts: [{ routing: 'euw1', breaker: 'open' }] })

    const { error, at } = toSentAway(await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 0))
    expect(at).toBe(clock.now())
    expect(error.retryAt).toBe(api.health().hosts[0]?.retryAt)
    expect(error.retryAt).toBeGreaterThanOrEqual(clock.now() + 4_900)
    expect(riot.received).toHaveLength(3)
  })

  it('rejects requests that wait for budget when it opens', async () => {
    const { clock, riot, api } = openRiot({ application: '6:60' })
    await askAndWait(clock, api.summoner('EUW1', 'well', LIVE), 10)
    riot.script = hang
    const sentAt = clock.now()
    for (let n = 0; n < 5; n++) void endingOf(clock, api.summoner('EUW1', `hanging-${n}`, LIVE))
    const waiting = endingOf(clock, api.summoner('EUW1', 'waiting', BACKFILL))
    await clock.advance(10_000)
    expect(await waiting).toMatchObject({ kind: 'sent away', at: sentAt + 3_500 })
  })

  it('does not count requests in flight at its opening as failed trials', async () => {
    const { clock, riot, api } = openRiot()
    await askAndWait(clock, api.summoner('EUW1', 'well', LIVE), 10)
    riot.script = hang
    for (let n = 0; n < 20; n++) void endingOf(clock, api.summoner('EUW1', `hanging-${n}`, LIVE))
    await clock.advance(3_500)
    expect(api.health().hosts[0]?.retryAt).toBeLessThanOrEqual(clock.now() + 5_750)
  })

  it('affects one host only', async () => {
    const { clock, riot, api } = openRiot()
    await failThreeTimes(clock, riot, api)
    expect((await askAndWait(clock, api.summoner('KR', 'p', VISITOR), 10)).kind).toBe('answered')
    expect(api.health().state).toBe('degraded')
  })

  it('allows one trial after its pause, and closes when that trial is answered', async () => {
    const { clock, riot, api } = openRiot()
    await failThreeTimes(clock, riot, api)
    await clock.advance((api.health().hosts[0]?.retryAt ?? 0) - clock.now())

    riot.script = () => null
    const trial = endingOf(clock, api.summoner('EUW1', 'trial', BACKFILL))
    await clock.advance(1)
    expect(api.health().hosts[0]?.breaker).toBe('half-open')
    expect((await askAndWait(clock, api.summoner('EUW1', 'meanwhile', VISITOR), 0)).kind).toBe('sent away')
    await clock.advance(9)
    expect((await trial).kind).toBe('answered')
    expect(api.health()).toMatchObject({ state: 'ok', hosts: [{ breaker: 'closed' }] })
    expect((await askAndWait(clock, api.summoner('EUW1', 'after', BACKFILL), 10)).kind).toBe('answered')
  })

  it('allows only one trial even with budget for many, and charges only that one', async () => {
    const { clock, riot, api } = openRiot({ application: '100:600' })
    await askAndWait(clock, api.summoner('EUW1', 'well', BACKFILL), 10)
    await failThreeTimes(clock, riot, api)
    await clock.advance((api.health().hosts[0]?.retryAt ?? 0) - clock.now())

    riot.script = () => null
    const endings = ['a', 'b', 'c'].map((puuid) => endingOf(clock, api.summoner('EUW1', puuid, BACKFILL)))
    await clock.advance(10)
    expect((await Promise.all(endings)).map(({ kind }) => kind)).toEqual(['answered', 'sent away', 'sent away'])
    expect(api.health().hosts[0]?.budget).toEqual([{ limit: 100, seconds: 600, remaining: 95 }])
  })

  it('pauses for about five seconds after each failed trial', async () => {
    const { clock, riot, api } = openRiot()
    await failThreeTimes(clock, riot, api)
    const pauses: number[] = []
    for (let trial = 0; trial < 8; trial++) {
      const pause = (api.health().hosts[0]?.retryAt ?? 0) - clock.now()
      pauses.push(pause)
      await clock.advance(pause)
      await askAndWait(clock, api.summoner('EUW1', `trial-${trial}`, BACKFILL), 10)
    }
    expect(riot.received).toHaveLength(11)
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(5_000 - 10)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(5_750)
  })

  it.each([404, 400, 403, 429])('does not open for answers of status %i', async (status) => {
    const { clock, riot, api } = openRiot()
    riot.script = () => new Response(null, { status, headers: { 'X-Rate-Limit-Type': 'method', 'Retry-After': '1' } })
    for (let n = 0; n < 10; n++) void endingOf(clock, api.match('EUW1', `EUW1_${n}`, BACKFILL))
    await clock.advance(20_000)
    expect(riot.received.length).toBeGreaterThanOrEqual(10)
    expect(api.health().hosts[0]?.breaker).toBe('closed')
  })

  it('resets its count of failures with each answer', async () => {
    const { clock, riot, api } = openRiot()
    for (let n = 0; n < 12; n++) {
      riot.script = n % 3 === 2 ? () => null : unavailable
      await askAndWait(clock, api.summoner('EUW1', `p-${n}`, BACKFILL), 10)
    }
    expect(riot.received).toHaveLength(12)
    expect(api.health().state).toBe('ok')
  })
})

describe('an invalid body', () => {
  const BODIES = [
    '',
    '<html>Cloudflare</html>',
    'null',
    '[]',
    '{}',
    '{"metadata":null}',
    '{"metadata":{"matchId":7}}',
    '"',
    '0',
  ]

  it.each(BODIES)('counts as Riot being unavailable, and does not crash: %j', async (body) => {
    const { clock, riot, api } = openRiot()
    riot.script = () => new Response(body)
    const questions: readonly Promise<unknown>[] = [
      api.accountByRiotId({ gameName: 'Ann', tagLine: 'EUW' }, 'EUW1', VISITOR),
      api.activePlatform('p', 'EUW1', VISITOR),
      api.summoner('EUW1', 'p', VISITOR),
      api.match('EUW1', 'EUW1_1', VISITOR),
    ]
    const endings = Promise.all(questions.map((question) => endingOf(clock, question)))
    await clock.advance(1_000)
    for (const ending of await endings) expect(toSentAway(ending).error.retryAt).toBeGreaterThan(clock.now())
    expect(riot.received).toHaveLength(4)
  })

  it.each(['{}', 'null', '<html></html>', '[7]', '[{}]'])('counts as unavailable for a list: %j', async (body) => {
    const { clock, riot, api } = openRiot()
    riot.script = () => new Response(body)
    const ranks = await askAndWait(clock, api.rankEntries('EUW1', 'p', VISITOR), 1_000)
    const ids = await askAndWait(clock, api.matchIds('EUW1', 'p', { count: 5 }, VISITOR), 1_000)
    expect([ranks.kind, ids.kind]).toEqual(['sent away', 'sent away'])
  })

  it('is not cached', async () => {
    const { clock, riot, api } = openRiot()
    failOnce(riot, () => new Response('<html></html>'))
    await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 1_000)
    expect((await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 10)).kind).toBe('answered')
  })

  it('has the same effect as any other status', async () => {
    const { clock, riot, api } = openRiot()
    for (const status of [204, 301]) {
      riot.script = () => new Response(null, { status, headers: { Location: 'http://elsewhere.test/' } })
      toSentAway(await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 1_000))
    }
    expect(riot.received).toHaveLength(2)
  })
})

async function failThreeTimes(clock: FakeClock, riot: FakeRiot, api: RiotClient): Promise<void> {
  riot.script = ({ host }) => (host === 'euw1' ? unavailable() : null)
  for (let n = 0; n < 3; n++) await askAndWait(clock, api.summoner('EUW1', `failing-${n}`, BACKFILL), 10)
}

function failOnce(riot: FakeRiot, fail: () => Response | Promise<Response>): void {
  riot.script = () => {
    riot.script = () => null
    return fail()
  }
}

function toSentAway(ending: Ending<unknown>): { readonly error: UpstreamUnavailable; readonly at: number } {
  if (ending.kind !== 'sent away') throw new Error('The question was answered')
  return ending
}
