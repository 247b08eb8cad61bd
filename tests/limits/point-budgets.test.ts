import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WINDOW_SECONDS } from '../../gateway/limits/limit-values.ts'
import { createMemoryBudgets } from '../../gateway/limits/point-budgets.ts'

const POINTS = 1_000
const ADDRESS = '192.0.2.7'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('points that were taken in the previous window add nothing to the next one', async () => {
  const budgets = createMemoryBudgets(POINTS)
  await budgets.take(ADDRESS, 900)
  vi.advanceTimersByTime(WINDOW_SECONDS * 1_000 + 1)
  expect(await budgets.giveBack(ADDRESS, 900)).toMatchObject({ remaining: POINTS })
  expect(await budgets.take(ADDRESS, POINTS)).toMatchObject({ taken: true, remaining: 0 })
  expect(await budgets.take(ADDRESS, 1)).toMatchObject({ taken: false })
})
