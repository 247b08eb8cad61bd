import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSmallSample, isTinySample, winsOf } from '../../client/game/small-sample.ts'

describe('the sample of a win rate', () => {
  it('is small with fewer than ten games', () => {
    expect([1, 9, 10, 100].map(isSmallSample)).toEqual([true, true, false, false])
  })

  it('is tiny with fewer than five games', () => {
    expect([1, 4, 5, 100].map(isTinySample)).toEqual([true, true, false, false])
  })

  it('has as many wins as there were', () => {
    const record = fc
      .nat(1_000_000)
      .chain((losses) => fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.constant(losses)))
    fc.assert(fc.property(record, ([wins, losses]) => winsOf(wins / (wins + losses), wins + losses) === wins))
  })
})
