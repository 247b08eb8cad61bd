import { describe, expect, it } from 'vitest'
import { endingOf, type Ending } from '../support/ending.ts'
import { openRiot, type Received } from './fake-riot.ts'
import { mostPossible, type Counting } from './server-windows.ts'

const LOOK_UPS = 10_000

const KEYS = [
  { key: 'a development key', limits: '20:1,100:120', tightest: { limit: 100, seconds: 120 } },
  { key: 'a production key', limits: '500:10,30000:600', tightest: { limit: 500, seconds: 10 } },
]

describe.each(KEYS)('10,000 look-ups at five times the limit of $key', ({ limits, tightest }) => {
  it.each<{ counting: Counting; latency: readonly [number, number]; seed: number }>([
    { counting: 'fixed', latency: [10, 60], seed: 1 },
    { counting: 'fixed', latency: [5, 200], seed: 2 },
    { counting: 'sliding', latency: [10, 60], seed: 3 },
    { counting: 'sliding', latency: [5, 200], seed: 4 },
  ])('use the budget and never exceed it: $counting windows, $latency ms each way', async (conditions) => {
    const { clock, riot, api } = openRiot({ application: limits, ...conditions })
    const demandMs = (LOOK_UPS / 5 / tightest.limit) * tightest.seconds * 1000
    const endings: Promise<Ending<unknown>>[] = []
    for (let i = 0; i < LOOK_UPS; i++) {
      clock.schedule((i * demandMs) / LOOK_UPS, () => {
        const lookUp = api.accountByRiotId({ gameName: `Player ${i}`, tagLine: 'EUW' }, 'EUW1', { priority: 'visitor' })
        endings.push(endingOf(clock, lookUp))
      })
    }

    await clock.advance(demandMs)
    const placed = riot.received.length
    await clock.advance(20_000)
    const answered = (await Promise.all(endings)).filter(({ kind }) => kind === 'answered')

    expect(riot.throttled).toBe(0)
    expect(placed / mostPossible(limits, conditions.counting, demandMs)).toBeGreaterThanOrEqual(0.95)
    expect(pace(riot.received, tightest)).toBeGreaterThanOrEqual(0.95)
    expect(answered).toHaveLength(riot.received.length)
    expect(endings).toHaveLength(LOOK_UPS)
    expect(clock.pending).toBe(0)
  })
})

/** Returns the pace of full windows: 1 when they follow without a pause. */
function pace(received: readonly Received[], { limit, seconds }: { limit: number; seconds: number }): number {
  const rounds = Math.floor((received.length - 1) / limit)
  const elapsed = (received[rounds * limit]?.at ?? Infinity) - (received[0]?.at ?? 0)
  return (rounds * seconds * 1000) / elapsed
}
