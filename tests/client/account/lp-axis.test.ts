import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lpAxis, shortEnds, shortMoments, withLastLook } from '../../../client/features/account/lp-axis.ts'

describe('the scale beside a history', () => {
  const points = fc.array(fc.nat({ max: 6000 }), { minLength: 1, maxLength: 20 })

  it('leaves no more than a margin free', () => {
    fc.assert(
      fc.property(points, (all) => {
        const { from, to } = lpAxis(all)
        const span = Math.max(...all) - Math.min(...all)
        expect(to - from).toBeLessThanOrEqual(Math.max(span * 1.3, 20) + 2)
      }),
    )
  })

  it('has three to six marks, round and in even steps', () => {
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
    // Bronze, silver and gold: silver stands between two of the other kind.
    const { from, to, bands } = lpAxis([700, 1250])
    expect(bands).toEqual([
      { from, to: 800 },
      { from: 1200, to },
    ])
    const apex = lpAxis([2750, 4084])
    expect(apex.bands).toEqual([{ from: 2800, to: apex.to }])
  })
})

describe('the moments of a history', () => {
  it('are times where it begins and ends on one day', () => {
    expect(shortEnds('2026-11-07T11:30:00Z', '2026-11-07T12:10:00Z', 'pl').join(' ')).toMatch(/^\d\d?:30 \d\d?:10$/)
  })

  it('are days where it took longer, and have a year only where there are two', () => {
    expect(shortEnds('2026-11-01T12:00:00Z', '2026-11-07T12:00:00Z', 'en')).toEqual(['Nov 1', 'Nov 7'])
    expect(shortEnds('2025-12-20T12:00:00Z', '2026-01-07T12:00:00Z', 'en')).toEqual(['Dec 20, 2025', 'Jan 7, 2026'])
  })

  it('are day and time one by one, with a year only where there are several', () => {
    expect(shortMoments(['2026-11-01T12:00:00Z'], 'pl')[0]).toMatch(/^1 lis, \d\d?:00$/)
    expect(shortMoments(['2025-11-02T12:00:00Z', '2026-11-01T12:00:00Z'], 'pl')[0]).toMatch(/2025/)
  })
})

describe('the last look', () => {
  const seen = { takenAt: '2026-11-01T12:00:00Z', points: 5 }

  it('is seen once more where the standing was still the same', () => {
    const again = '2026-11-03T12:00:00Z'
    expect(withLastLook([seen], again)).toEqual([seen, { takenAt: again, points: 5 }])
  })

  it('is there already where the standing had just changed, and not there where none was seen', () => {
    expect(withLastLook([seen], '2026-11-01T12:00:00.000Z')).toEqual([seen])
    expect(withLastLook([seen], null)).toEqual([seen])
    expect(withLastLook([], seen.takenAt)).toEqual([])
  })
})
