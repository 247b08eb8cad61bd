import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../support/runs.ts'
import { acts, playActs } from './random-rights.ts'

describe('imports and look-ups', () => {
  it('never bring forgotten people back', async () => {
    let refused = 0
    await fc.assert(
      fc.asyncProperty(acts(250), async (sequence) => {
        refused += await playActs(sequence)
      }),
      { numRuns: runs({ sample: 3, all: 8 }), endOnFailure: true },
    )
    // Otherwise nobody was forgotten.
    expect(refused).toBeGreaterThan(30)
  })
})
