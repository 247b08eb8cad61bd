import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lpAxis, shortEnds, shortMoments, withLastLook } from '../../../client/features/account/lp-axis.ts'

describe('the LP axis of a history', () => {
  const points = fc.array(fc.nat({ max: 6000 }), { minLength: 1, maxLength: 20 })

  it('leaves only a small margin free', () => {
    fc.assert(
      fc.property(points, (all) => {
        const { from, to } = lpAxis(all)
        const span = Math.max(...all) - Math.min(...all)
        expect(to - from).toBeLessThanOrEqual(Math.max(span * 1.3, 20) + 2)
      }),
    )
  })

  it('has three to six round marks in even steps', () => {
    fc.assert(
      fc.property(points, (all) => {
        const { step, marks } = lpAxis(all)
        expect(marks.length).toBeGreaterThanOrEqual(3)
        expect(marks.length).toBeLessThanOrEqual(6)
        expect(step % 5).toBe(0)
        for (const [position, mark] of marks.entries()) {
          expect(mark % step).toBe(0)
          expect(mark - (marks[0] ?? 0)).toBe(position * step)
        }
      }),
    )
  })

  it('fits a small change', () => {
    // Challenger 1,368 to 1,385 LP.
    expect(lpAxis([4168, 4185])).toMatchObject({ from: 4165, to: 4188, step: 5, marks: [4165, 4170, 4175, 4180, 4185] })
  })

  it('tints every second tier, up to its ends', () => {
    expect(lpAxis([1250, 1390]).bands).toEqual([])
    // Bronze, silver and gold: silver lies between two tinted tiers.
    const { from, to, bands } = lpAxis([700, 1250])
    expect(bands).toEqual([
      { from, to: 800 },
      { from: 1200, to },
    ])
    const apex = lpAxis([2750, 4084])
    expect(apex.bands).toEqual([{ from: 2800, to: apex.to }])
  })
})

describe('the time labels of a history', () => {
  it('are times of day when it begins and ends on one day', () => {
    expect(shortEnds('2026-11-07T11:30:00Z', '2026-11-07T12:10:00Z', 'pl').join(' ')).toMatch(/^\d\d?:30 \d\d?:10$/)
  })

  it('are dates when it took longer, with years only when there are two', () => {
    expect(shortEnds('2026-11-01T12:00:00Z', '2026-11-07T12:00:00Z', 'en')).toEqual(['Nov 1', 'Nov 7'])
    expect(shortEnds('2025-12-20T12:00:00Z', '2026-01-07T12:00:00Z', 'en')).toEqual(['Dec 20, 2025', 'Jan 7, 2026'])
  })

  it('of single moments are date and time, with years only when there are several', () => {
    expect(shortMoments(['2026-11-01T12:00:00Z'], 'pl')[0]).toMatch(/^1 lis, \d\d?:00$/)
    expect(shortMoments(['2025-11-02T12:00:00Z', '2026-11-01T12:00:00Z'], 'pl')[0]).toMatch(/2025/)
  })
})

describe('the last check of a rank', () => {
  const snapshot = { takenAt: '2026-11-01T12:00:00Z', points: 5 }

  it('adds a point when the standing is unchanged', () => {
    const again = '2026-11-03T12:00:00Z'
    expect(withLastLook([snapshot], again)).toEqual([snapshot, { takenAt: again, points: 5 }])
  })

  it('adds no point for a snapshot of the same moment, nor without a check or a history', () => {
    expect(withLastLook([snapshot], '2026-11-01T12:00:00.000Z')).toEqual([snapshot])
    expect(withLastLook([snapshot], null)).toEqual([snapshot])
    expect(withLastLook([], snapshot.takenAt)).toEqual([])
  })
})
