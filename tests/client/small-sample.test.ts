import { expect, it } from 'vitest'
import { isSmallSample } from '../../client/game/small-sample.ts'

it('treats fewer than ten games as a small sample', () => {
  expect([1, 9, 10, 100].map(isSmallSample)).toEqual([true, true, false, false])
})
