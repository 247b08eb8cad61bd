import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginOfDay, compareToday, type Season } from '../../../client/overlay/today.ts'

const FIVE = new Date('2026-11-01T05:00:00Z')

const gold = (leaguePoints: number, wins: number, losses: number): Season => ({
  tier: 'GOLD',
  division: 'II',
  leaguePoints,
  wins,
  losses,
})

const at = (takenAt: string, season: Season) => ({ ...season, takenAt })

describe('the games of today', () => {
  it('are those since the last rank of the day before', () => {
    const snapshots = [
      at('2026-10-30T20:00:00Z', gold(10, 40, 40)),
      at('2026-11-01T04:59:00Z', gold(50, 42, 41)),
      at('2026-11-01T09:00:00Z', gold(70, 43, 41)),
    ]
    expect(compareToday(gold(45, 44, 43), snapshots, FIVE)).toEqual({ wins: 2, losses: 2, points: -5 })
  })

  it('are those since the first known rank when the account was not known the day before', () => {
    const snapshots = [at('2026-11-01T09:00:00Z', gold(70, 43, 41)), at('2026-11-01T10:00:00Z', gold(90, 44, 41))]
    expect(compareToday(gold(90, 44, 41), snapshots, FIVE)).toEqual({ wins: 1, losses: 0, points: 20 })
  })

  it('count points across divisions and tiers', () => {
    const before = at('2026-11-01T04:00:00Z', { ...gold(95, 10, 5), division: 'I' })
    const now: Season = { ...gold(5, 11, 5), tier: 'PLATINUM', division: 'IV' }
    expect(compareToday(now, [before], FIVE)).toEqual({ wins: 1, losses: 0, points: 10 })
  })

  it('have no points in an unknown tier', () => {
    const now: Season = { ...gold(5, 11, 5), tier: 'UNKNOWN' }
    expect(compareToday(now, [at('2026-11-01T04:00:00Z', gold(0, 10, 5))], FIVE)?.points).toBeNull()
  })

  it('are unknown without a snapshot, and after the end of a season', () => {
    expect(compareToday(gold(0, 1, 0), [], FIVE)).toBeNull()
    expect(compareToday(gold(0, 1, 0), [at('2026-10-30T20:00:00Z', gold(10, 40, 40))], FIVE)).toBeNull()
  })
})

describe('a day of play', () => {
  it('begins at the last five in the morning, at any time', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }), (now) => {
        const begin = beginOfDay(now)
        expect([begin.getHours(), begin.getMinutes()]).toEqual([5, 0])
        expect(begin <= now).toBe(true)
        expect(now.getTime() - begin.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      }),
    )
  })
})
