import { describe, expect, it } from 'vitest'
import { askAndWait, endingOf } from '../support/ending.ts'
import { openRiot } from './fake-riot.ts'

const VISITOR = { priority: 'visitor' } as const
const LIVE = { priority: 'live' } as const
const BACKFILL = { priority: 'backfill' } as const

/** One request every ten seconds: all except the first have to wait. */
const NARROW = { application: '1:10' }

describe('identical requests at the same time', () => {
  it('share one request and its answer', async () => {
    const { clock, riot, api } = openRiot()
    const endings = Array.from({ length: 10 }, () => endingOf(clock, api.summoner('EUW1', 'p', VISITOR)))
    await clock.advance(10)
    const [first, ...others] = await Promise.all(endings)
    expect(first).toMatchObject({ kind: 'answered', value: { fetchedAt: clock.now() } })
    expect(others).toHaveLength(9)
    for (const other of others) expect(other).toEqual(first)
    expect(riot.received).toHaveLength(1)
  })

  it('share a failure, and the next call sends a new request', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = () => new Response(null, { status: 503 })
    const endings = [1, 2].map(() => endingOf(clock, api.summoner('EUW1', 'p', BACKFILL)))
    await clock.advance(10)
    expect((await Promise.all(endings)).map(({ kind }) => kind)).toEqual(['sent away', 'sent away'])
    expect(riot.received).toHaveLength(1)

    riot.script = () => null
    expect((await askAndWait(clock, api.summoner('EUW1', 'p', BACKFILL), 10)).kind).toBe('answered')
  })

  it('share one request for an account, even with different nearby routes', async () => {
    const { clock, riot, api } = openRiot()
    const nearby = endingOf(clock, api.accountByPuuid('p', 'EUW1', VISITOR))
    const far = endingOf(clock, api.accountByPuuid('p', 'KR', VISITOR))
    await clock.advance(10)
    expect(await far).toEqual(await nearby)
    expect(riot.received).toHaveLength(1)
  })

  it('are separate on different platforms, where the same PUUID may be two summoners', async () => {
    const { clock, riot, api } = openRiot()
    void endingOf(clock, api.summoner('EUW1', 'p', VISITOR))
    void endingOf(clock, api.summoner('NA1', 'p', VISITOR))
    await clock.advance(10)
    expect(riot.received.map(({ host }) => host)).toEqual(['euw1', 'na1'])
  })

  it('share a request in flight even when a fresh answer is wanted', async () => {
    const { clock, riot, api } = openRiot()
    void endingOf(clock, api.summoner('EUW1', 'p', BACKFILL))
    const fresh = await askAndWait(clock, api.summoner('EUW1', 'p', { priority: 'visitor', fresh: true }), 10)
    expect(fresh.kind).toBe('answered')
    expect(riot.received).toHaveLength(1)
  })

  it('are charged once, and share a request in flight even when it used the last budget', async () => {
    const { clock, riot, api } = openRiot({ application: '2:60' })
    await askAndWait(clock, api.summoner('EUW1', 'before', VISITOR), 10)
    const endings = [LIVE, VISITOR].map((options) => endingOf(clock, api.summoner('EUW1', 'p', options)))
    await clock.advance(10)
    expect((await Promise.all(endings)).map(({ kind }) => kind)).toEqual(['answered', 'answered'])
    expect(riot.received).toHaveLength(2)
    expect(api.health().hosts[0]?.budget[0]?.remaining).toBe(0)
  })
})

describe('a visitor who needs a waiting backfill request', () => {
  it('moves the request forward', async () => {
    const { clock, riot, api } = openRiot(NARROW)
    for (const puuid of ['first', 'second', 'third']) void endingOf(clock, api.summoner('EUW1', puuid, BACKFILL))
    await clock.advance(9_000)
    const joined = endingOf(clock, api.summoner('EUW1', 'third', VISITOR))
    await clock.advance(4_000)
    expect((await joined).kind).toBe('answered')
    expect(riot.received.map(({ segments }) => segments.at(-1))).toEqual(['first', 'third'])
  })

  it('is rejected at once when the wait is still too long, while backfill continues to wait', async () => {
    const { clock, api } = openRiot(NARROW)
    void endingOf(clock, api.summoner('EUW1', 'first', BACKFILL))
    const waiting = endingOf(clock, api.summoner('EUW1', 'second', BACKFILL))
    await clock.advance(1_000)
    expect(await askAndWait(clock, api.summoner('EUW1', 'second', VISITOR), 0)).toMatchObject({
      kind: 'sent away',
      at: clock.now(),
    })

    await clock.advance(11_000)
    expect((await waiting).kind).toBe('answered')
  })
})

describe('a request without a caller', () => {
  it('is not sent', async () => {
    const { clock, riot, api } = openRiot({ latency: [1_900, 1_900] })
    riot.script = () => new Promise(() => undefined)
    void endingOf(clock, api.summoner('EUW1', 'slow', BACKFILL))
    const ending = await askAndWait(clock, api.summoner('EUW1', 'waiting', VISITOR), 4_000)
    expect(ending.kind).toBe('sent away')

    riot.script = () => null
    await clock.advance(60_000)
    expect(riot.received.map(({ segments }) => segments.at(-1))).toEqual(['slow'])
    expect(clock.pending).toBe(0)
  })

  it('still serves the next caller when its answer arrives late', async () => {
    const { clock, riot, api } = openRiot({ latency: [5, 1_500] })
    await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 5_000)
    const again = await askAndWait(clock, api.summoner('EUW1', 'p', VISITOR), 0)
    expect(again.kind).toBe('answered')
    expect(riot.received).toHaveLength(1)
  })
})
