import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askAndWait, endingOf } from '../support/ending.ts'
import { openTwitch, problem } from './fake-twitch.ts'

const MINUTE_MS = 60_000

describe('the points of Twitch', () => {
  it('are never exceeded by 10,000 calls at once', async () => {
    const { clock, twitch, api } = openTwitch()
    const endings = Array.from({ length: 10_000 }, (_, n) => endingOf(clock, api.streams([`channel_${n}`])))
    await clock.advance(2 * MINUTE_MS)
    const ends = await Promise.all(endings)
    expect(twitch.throttled).toBe(0)
    expect(ends.filter(({ kind }) => kind === 'answered')).toHaveLength(800)
    for (const end of ends) if (end.kind === 'sent away') expect(end.error.retryAt).toBeGreaterThan(end.at)
    expect(clock.pending).toBe(0)
  })

  it('are never exceeded by calls at any pace', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.tuple(fc.nat(12), fc.nat(15_000)), { minLength: 1, maxLength: 25 }),
        async (pointsAMinute, bursts) => {
          const { clock, twitch, api } = openTwitch({ pointsAMinute })
          const endings: Promise<unknown>[] = []
          for (const [asks, pauseMs] of bursts) {
            for (let n = 0; n < asks; n++) endings.push(endingOf(clock, api.users([`channel_${n}`])))
            await clock.advance(pauseMs)
          }
          await clock.advance(2 * MINUTE_MS)
          await Promise.all(endings)
          expect(twitch.throttled).toBe(0)
          expect(clock.pending).toBe(0)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('are waited for when they refill soon', async () => {
    const { clock, twitch, api } = openTwitch({ pointsAMinute: 2 })
    await askAndWait(clock, api.streams(['one']), 1_000)
    await askAndWait(clock, api.streams(['two']), 1_000)
    await clock.advance(45_000)
    expect((await askAndWait(clock, api.streams(['three']), 20_000)).kind).toBe('answered')
    expect(twitch.throttled).toBe(0)
  })

  it('reject a call at once when they refill late, with a retry time', async () => {
    const { clock, api } = openTwitch({ pointsAMinute: 1 })
    await askAndWait(clock, api.streams(['one']), 1_000)
    const ending = await askAndWait(clock, api.streams(['two']), 0)
    if (ending.kind !== 'sent away') throw new Error('it was answered')
    expect(ending.error.retryAt - clock.now()).toBeGreaterThan(55_000)
    expect(ending.error.retryAt - clock.now()).toBeLessThan(62_000)
    expect(api.health().points).toMatchObject({ limit: 1, remaining: 0, seconds: 60 })
  })

  it('spent by another program are missing, but not exceeded', async () => {
    const { clock, twitch, api } = openTwitch({ pointsAMinute: 10 })
    await askAndWait(clock, api.streams(['one']), 1_000)
    twitch.strangersAsk(8)
    await askAndWait(clock, api.streams(['two']), 1_000)
    expect((await askAndWait(clock, api.streams(['three']), 1_000)).kind).toBe('sent away')
    expect(twitch.throttled).toBe(0)
  })
})

describe('a 429 of Twitch', () => {
  it('is waited for when it is short', async () => {
    const { clock, twitch, api } = openTwitch()
    let first = true
    twitch.script = ({ what }) => {
      if (what === 'token' || !first) return null
      first = false
      const reset = { ...twitch.announce(), 'Ratelimit-Reset': String(Math.ceil(clock.now() / 1000) + 5) }
      return problem(429, reset)
    }
    expect((await askAndWait(clock, api.streams(['one']), 20_000)).kind).toBe('answered')
    const [refused, answered] = twitch.list('streams')
    expect((answered?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(4_900)
  })

  it('rejects all calls while it lasts, is part of health, and is not retried every second', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) => (what === 'token' ? null : problem(429, { 'Ratelimit-Reset': 'soon' }))
    for (let asks = 0; asks < 20; asks++) {
      expect((await askAndWait(clock, api.streams(['one']), 30_000)).kind).toBe('sent away')
    }
    const last = endingOf(clock, api.streams(['one']))
    await clock.advance(1_000)
    expect(api.health().state).toBe('degraded')
    await clock.advance(30_000)
    expect((await last).kind).toBe('sent away')
    expect(twitch.list('streams').length).toBeLessThan(140)
    expect(clock.pending).toBe(0)
  })

  it.each(['0', '99999999999', '-5', 'x'])('with the reset %s is over after about a minute', async (reset) => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) => (what === 'token' ? null : problem(429, { 'Ratelimit-Reset': reset }))
    await askAndWait(clock, api.streams(['one']), 30_000)
    twitch.script = () => null
    await clock.advance(90_000)
    expect((await askAndWait(clock, api.streams(['one']), 5_000)).kind).toBe('answered')
  })
})
