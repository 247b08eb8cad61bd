import { describe, expect, it } from 'vitest'
import {
  CHECK_EVERY_MS,
  HISTORY_CHECK_EVERY_MS,
  MATCH_RETRIES_MS,
  paceOf,
} from '../../gateway/rosters/rules/check-plan.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const NOW = Date.UTC(2026, 10, 1, 12)

describe('the check pace of an account', () => {
  it('depends on the time of its last game', () => {
    const paceAfter = (idleMs: number) => paceOf({ isStreaming: false, lastPlayedAt: NOW - idleMs }, NOW)
    expect(paceAfter(0)).toBe('HOT')
    expect(paceAfter(2 * HOUR_MS - 1)).toBe('HOT')
    expect(paceAfter(2 * HOUR_MS)).toBe('WARM')
    expect(paceAfter(24 * HOUR_MS - 1)).toBe('WARM')
    expect(paceAfter(24 * HOUR_MS)).toBe('COLD')
    expect(paceOf({ isStreaming: false, lastPlayedAt: null }, NOW)).toBe('COLD')
  })

  it('is the highest while its player streams', () => {
    expect(paceOf({ isStreaming: true, lastPlayedAt: null }, NOW)).toBe('HOT')
    expect(paceOf({ isStreaming: true, lastPlayedAt: NOW - 48 * HOUR_MS }, NOW)).toBe('HOT')
  })

  it("stays within Riot's limits", () => {
    expect(CHECK_EVERY_MS).toEqual({ HOT: 45_000, WARM: 4 * MINUTE_MS, COLD: 30 * MINUTE_MS })
    for (const every of Object.values(HISTORY_CHECK_EVERY_MS)) {
      expect(every).toBeGreaterThanOrEqual(5 * MINUTE_MS)
      expect(every).toBeLessThanOrEqual(30 * MINUTE_MS)
    }
  })
})

it('the pauses between requests for the match of an ended game grow', () => {
  const pauses = MATCH_RETRIES_MS.map((at, index) => at - (MATCH_RETRIES_MS[index - 1] ?? 0))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
})
