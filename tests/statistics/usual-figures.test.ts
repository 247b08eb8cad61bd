import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spreadOf } from '../../gateway/shared/spread.ts'
import {
  compareWithUsual,
  type GameFigures,
  PLAYER_FIGURES,
  type PlayerFigure,
} from '../../gateway/statistics/rules/usual-figures.ts'

const figure = fc.oneof(fc.nat(40), fc.double({ min: 0, max: 2000, noNaN: true }), fc.constant(Infinity))
const figures = fc.array(figure, { minLength: 5, maxLength: 40 })

function each<T>(value: T): Record<PlayerFigure, T> {
  return {
    KDA: value,
    DEATHS: value,
    KILL_PARTICIPATION: value,
    CREEP_SCORE_PER_MINUTE: value,
    GOLD_PER_MINUTE: value,
    DAMAGE_PER_MINUTE: value,
    DAMAGE_SHARE: value,
    VISION_SCORE_PER_MINUTE: value,
  }
}

const game: fc.Arbitrary<GameFigures> = fc.record(each(fc.option(figure)))

const EVEN: GameFigures = each(10)

describe('a spread', () => {
  it('needs five games', () => {
    expect(spreadOf([1, 2, 3, 4])).toBeNull()
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 1, high: 5, games: 5 })
  })

  it('reaches from the lowest of nine figures to the highest, and leaves out the ends of more', () => {
    const upTo = (games: number) => Array.from({ length: games }, (_, index) => index + 1)
    expect(spreadOf(upTo(9))).toEqual({ median: 5, low: 1, high: 9, games: 9 })
    expect(spreadOf(upTo(19))).toEqual({ median: 10, low: 2, high: 18, games: 19 })
  })

  it('is in order, does not depend on the order of the games, and lies between their figures', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const spread = spreadOf(values)
        expect(spread).toEqual(spreadOf(values.toReversed()))
        const { low = NaN, median = NaN, high = NaN } = spread ?? {}
        expect(Math.min(...values) <= low && low <= median && median <= high && high <= Math.max(...values)).toBe(true)
      }),
    )
  })

  it('contains a new figure four times out of five: any of ten figures is outside that of the nine others in two cases', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(10_000), { minLength: 10, maxLength: 10 }), (values) => {
        const outside = values.filter((value) => {
          const { low = NaN, high = NaN } = spreadOf(values.filter((other) => other !== value)) ?? {}
          return value < low || value > high
        })
        expect(outside).toHaveLength(2)
      }),
    )
  })
})

describe('a comparison with the usual', () => {
  it('calls a figure better or worse only outside the usual range', () => {
    fc.assert(
      fc.property(game, fc.array(game, { maxLength: 25 }), (own, others) => {
        for (const { figure: name, value, usual, verdict } of compareWithUsual(own, others)) {
          expect(value).toBe(own[name])
          expect(usual.games).toBe(others.filter((other) => other[name] !== null).length)
          expect(verdict === 'AS_USUAL').toBe(value >= usual.low && value <= usual.high)
        }
      }),
    )
  })

  it('takes more as better, and fewer deaths', () => {
    const others = Array.from({ length: 5 }, () => EVEN)
    const verdicts = (own: Partial<GameFigures>) =>
      compareWithUsual({ ...EVEN, ...own }, others).flatMap(({ figure: name, verdict }) =>
        verdict === 'AS_USUAL' ? [] : [[name, verdict]],
      )
    expect(verdicts({})).toEqual([])
    expect(verdicts({ DEATHS: 11, KDA: 9 })).toEqual([
      ['KDA', 'WORSE'],
      ['DEATHS', 'WORSE'],
    ])
    expect(verdicts({ DEATHS: 0, KDA: Infinity, GOLD_PER_MINUTE: 11 })).toEqual([
      ['KDA', 'BETTER'],
      ['DEATHS', 'BETTER'],
      ['GOLD_PER_MINUTE', 'BETTER'],
    ])
  })

  it('leaves out what the game or too many of the others lack', () => {
    const few = Array.from({ length: 6 }, (_, index) => ({ ...EVEN, DAMAGE_SHARE: index < 4 ? 0.2 : null }))
    const compared = compareWithUsual({ ...EVEN, KILL_PARTICIPATION: null }, few).map(({ figure: name }) => name)
    expect(compared).toEqual(PLAYER_FIGURES.filter((name) => name !== 'KILL_PARTICIPATION' && name !== 'DAMAGE_SHARE'))
  })
})
