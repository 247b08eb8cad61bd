import { expect, it } from 'vitest'
import { isSmallSample } from '../../client/small-sample.ts'

it('a sample is small below ten games', () => {
  expect([1, 9, 10, 100].map(isSmallSample)).toEqual([true, true, false, false])
})
