import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { acts, playActs } from '../rights/random-rights.ts'

it('never brings forgotten people back in 10,000 generated imports and look-ups', async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(acts(500), async (sequence) => {
      refused += await playActs(sequence)
    }),
    { numRuns: 20, endOnFailure: true },
  )
  expect(refused).toBeGreaterThan(1000)
})
