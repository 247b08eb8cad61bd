import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lpAxis } from '../../../client/features/account/lp-axis.ts'
import { findLpChange } from '../../../client/features/account/lp-change.ts'
import { changeWords } from '../../../client/features/account/rank-words.ts'
import { splitBySeason } from '../../../client/features/account/seasons.ts'
import { pointsOnLine, stepOnLine, type Standing } from '../../../client/game/ladder.ts'
import { formatRank } from '../../../client/game/rank-format.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { formatOf } from '../../../client/i18n/format.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'

const DIVIDED = ['IRON', 'BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'EMERALD', 'DIAMOND'] as const
const APEX = ['MASTER', 'GRANDMASTER', 'CHALLENGER'] as const
const DIVISIONS = ['IV', 'III', 'II', 'I'] as const

const divided = fc.record({
  tier: fc.constantFrom(...DIVIDED),
  division: fc.constantFrom(...DIVISIONS),
  leaguePoints: fc.nat({ max: 99 }),
})
const apex = fc.record({
  tier: fc.constantFrom(...APEX),
  division: fc.constant('I' as const),
  leaguePoints: fc.nat({ max: 3000 }),
})
const standing: fc.Arbitrary<Standing> = fc.oneof(divided, apex)

/** Compares two standings by their place on the ladder. Tiers above diamond share one scale of points. */
function compare(a: Standing, b: Standing): number {
  const tierOf = ({ tier }: Standing) => {
    const position = DIVIDED.findIndex((known) => known === tier)
    return position === -1 ? DIVIDED.length : position
  }
  return (
    tierOf(a) - tierOf(b) ||
    DIVISIONS.indexOf(a.division) - DIVISIONS.indexOf(b.division) ||
    a.leaguePoints - b.leaguePoints
  )
}

const HOUR_MS = 60 * 60_000
const CHECKED_AT = Date.UTC(2026, 10, 10, 12)

/** A snapshot, by hours before the last check. */
const seen = (hoursAgo: number, change: Partial<Standing> & { wins?: number; losses?: number } = {}) => ({
  takenAt: new Date(CHECKED_AT - hoursAgo * HOUR_MS).toISOString(),
  tier: 'GOLD' as const,
  division: 'II' as const,
  leaguePoints: 40,
  wins: 20,
  losses: 20,
  ...change,
})

const checkedAt = new Date(CHECKED_AT).toISOString()

describe('the points line through the ladder', () => {
  it('has the order of the ladder', () => {
    fc.assert(
      fc.property(standing, standing, (a, b) => {
        expect(Math.sign(pointsOnLine(a) - pointsOnLine(b))).toBe(Math.sign(compare(a, b)))
      }),
    )
  })

  it('rises with a promotion, to the next division and to the next tier', () => {
    const before = pointsOnLine({ tier: 'SILVER', division: 'I', leaguePoints: 99 })
    expect(pointsOnLine({ tier: 'GOLD', division: 'IV', leaguePoints: 0 })).toBe(before + 1)
    expect(pointsOnLine({ tier: 'GOLD', division: 'III', leaguePoints: 0 })).toBe(before + 101)
  })

  it('continues without divisions from master up, in every tier', () => {
    expect(pointsOnLine({ tier: 'DIAMOND', division: 'I', leaguePoints: 99 })).toBe(2799)
    expect(pointsOnLine({ tier: 'MASTER', division: 'I', leaguePoints: 0 })).toBe(2800)
    expect(pointsOnLine({ tier: 'GRANDMASTER', division: 'I', leaguePoints: 410 })).toBe(3210)
    expect(pointsOnLine({ tier: 'CHALLENGER', division: 'I', leaguePoints: 1284 })).toBe(4084)
  })

  it('can be converted back below master', () => {
    fc.assert(
      fc.property(divided, (placed) => {
        expect(stepOnLine(pointsOnLine(placed))).toEqual(placed)
      }),
    )
    expect(stepOnLine(2950)).toEqual({ tier: 'MASTER', division: null, leaguePoints: 150 })
  })
})

describe('the axis of the points line', () => {
  const points = fc.array(standing.map(pointsOnLine), { minLength: 1, maxLength: 20 })

  it('contains every point between its ends', () => {
    fc.assert(
      fc.property(points, (all) => {
        const { from, to } = lpAxis(all)
        expect(to).toBeGreaterThan(from)
        for (const point of all) {
          expect(point).toBeGreaterThanOrEqual(from)
          expect(point).toBeLessThanOrEqual(to)
        }
      }),
    )
  })

  it('has one to six marks, in even steps and between its ends', () => {
    fc.assert(
      fc.property(points, (all) => {
        const { from, to, step, marks } = lpAxis(all)
        expect(marks.length).toBeGreaterThanOrEqual(1)
        expect(marks.length).toBeLessThanOrEqual(6)
        for (const mark of marks) {
          expect(mark % step).toBe(0)
          expect(mark).toBeGreaterThanOrEqual(from)
          expect(mark).toBeLessThanOrEqual(to)
        }
      }),
    )
  })
})

describe('a season', () => {
  it('ends when wins and losses drop', () => {
    const [a, b, c] = [seen(50, { wins: 30 }), seen(40, { wins: 31 }), seen(5, { wins: 2, losses: 3, tier: 'SILVER' })]
    expect(splitBySeason([a, b, c])).toEqual([[a, b], [c]])
  })

  it('continues through losses and demotions', () => {
    const snapshots = [seen(50), seen(40, { losses: 21, leaguePoints: 20 }), seen(5, { losses: 24, division: 'III' })]
    expect(splitBySeason(snapshots)).toEqual([snapshots])
  })

  it('keeps all snapshots in their order', () => {
    const look = fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 300 })).map(([wins, losses]) => seen(1, { wins, losses }))
    fc.assert(
      fc.property(fc.array(look), (snapshots) => {
        const seasons = splitBySeason(snapshots)
        expect(seasons.flat()).toEqual(snapshots)
        expect(seasons.every((season) => season.length > 0)).toBe(true)
      }),
    )
  })
})

describe('the LP change of the last days', () => {
  it('counts from the earliest snapshot of the last seven days', () => {
    const snapshots = [
      seen(300, { leaguePoints: 0 }),
      seen(75),
      seen(30, { leaguePoints: 90 }),
      seen(2, { division: 'I' }),
    ]
    const change = findLpChange(snapshots, checkedAt)
    expect(change).toMatchObject({ points: 100, spanMs: 75 * HOUR_MS })
    expect(change?.snapshots).toHaveLength(3)
  })

  it('is null with fewer than two snapshots in that time', () => {
    expect(findLpChange([], checkedAt)).toBeNull()
    expect(findLpChange([seen(5)], checkedAt)).toBeNull()
    expect(findLpChange([seen(200), seen(5)], checkedAt)).toBeNull()
  })

  it('never reaches into the previous season', () => {
    const snapshots = [
      seen(40, { wins: 99 }),
      seen(20, { wins: 1, losses: 0 }),
      seen(3, { wins: 2, losses: 0, leaguePoints: 55 }),
    ]
    expect(findLpChange(snapshots, checkedAt)).toMatchObject({ points: 15, spanMs: 20 * HOUR_MS })
    expect(findLpChange(snapshots.slice(0, 2), checkedAt)).toBeNull()
  })
})

describe('the words for points', () => {
  const { t: en } = createI18n('en', messagesIn('en'))
  const { t: pl } = createI18n('pl', messagesIn('pl'))
  const DAY_MS = 24 * HOUR_MS

  it('give the sign of the change and its time span', () => {
    const words = (points: number, spanMs: number) => changeWords({ points, spanMs }, en, formatOf('en'))
    expect(words(38, 3 * DAY_MS + HOUR_MS)).toBe('+38 LP in 3 days')
    expect(words(-1204, DAY_MS)).toBe('−1,204 LP in 1 day')
    expect(words(0, 5 * HOUR_MS)).toBe('±0 LP in 5 hours')
    expect(words(20, 1000)).toBe('+20 LP in 1 minute')
  })

  it('use Polish plural forms', () => {
    const words = (spanMs: number) => changeWords({ points: 38, spanMs }, pl, formatOf('pl'))
    expect([DAY_MS, 3 * DAY_MS, 5 * DAY_MS].map(words)).toEqual([
      '+38 PL w ciągu 1 dnia',
      '+38 PL w ciągu 3 dni',
      '+38 PL w ciągu 5 dni',
    ])
  })

  it('name a division only in tiers with divisions', () => {
    expect(formatRank(seen(0), en, formatOf('en'))).toBe('Gold II 40 LP')
    const challenger = { tier: 'CHALLENGER', division: 'I', leaguePoints: 1284 } as const
    expect(formatRank(challenger, en, formatOf('en'))).toBe('Challenger 1,284 LP')
  })
})
