import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acts, playActs } from './random-rights.ts'

describe('imports and look-ups', () => {
  it('never bring forgotten people back, in 2,000 of them', async () => {
    let refused = 0
    await fc.assert(
      fc.asyncProperty(acts(250), async (sequence) => {
        refused += await playActs(sequence)
      }),
      { numRuns: 8, endOnFailure: true },
    )
    // Otherwise nobody was forgotten.
    expect(refused).toBeGreaterThan(100)
  })
})
