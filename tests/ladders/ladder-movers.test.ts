import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMovers, listMovers } from '../../gateway/ladders/rules/ladder-movers.ts'

const rankBefore = fc.option(fc.integer({ min: 1, max: 3000 }), { nil: null })

const ladders = fc
  .array(fc.record({ rankBefore, rankLastWeek: rankBefore }), { maxLength: 60 })
  .chain((moves) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: 3000 }), { minLength: moves.length, maxLength: moves.length })
      .map((ranks) => moves.map((move, index) => ({ ...move, rank: ranks[index] ?? 1 }))),
  )
  .map((entries) => entries.toSorted((a, b) => a.rank - b.rank))

const moved = (rank: number, before: number | null) => ({ rank, rankBefore: before, rankLastWeek: null })

describe('the largest movements on a ladder', () => {
  it('are those by most places, not those of players who are new or stayed', () => {
    const ladder = [moved(1, 3), moved(2, 1), moved(3, null), moved(4, 4), moved(5, 30), moved(6, 2)]
    expect(findMovers(ladder, 'YESTERDAY')).toEqual({
      climbs: [moved(5, 30), moved(1, 3)],
      falls: [moved(6, 2), moved(2, 1)],
    })
    expect(findMovers(ladder, 'LAST_WEEK')).toEqual({ climbs: [], falls: [] })
  })

  it('begin or end among the best 1,000, because places further down are cheap', () => {
    const ladder = [moved(900, 1100), moved(1001, 1000), moved(1500, 9000), moved(8000, 1200)]
    expect(findMovers(ladder, 'YESTERDAY')).toEqual({ climbs: [moved(900, 1100)], falls: [moved(1001, 1000)] })
  })

  it('are at most ten of each, largest first', () => {
    fc.assert(
      fc.property(ladders, (ladder) => {
        const { climbs, falls } = findMovers(ladder, 'YESTERDAY')
        for (const [movers, sign] of [
          [climbs, 1],
          [falls, -1],
        ] as const) {
          const places = movers.map((entry) => sign * ((entry.rankBefore ?? 0) - entry.rank))
          expect(places.length).toBeLessThanOrEqual(10)
          expect(places.every((each) => each > 0)).toBe(true)
          expect(places).toEqual(places.toSorted((a, b) => b - a))
        }
      }),
    )
  })

  it('are found among the few stored ones as among all', () => {
    fc.assert(
      fc.property(ladders, (ladder) => {
        const stored = listMovers(ladder)
        expect(stored.length).toBeLessThanOrEqual(40)
        for (const period of ['YESTERDAY', 'LAST_WEEK'] as const) {
          expect(findMovers(stored, period)).toEqual(findMovers(ladder, period))
        }
      }),
    )
  })
})
