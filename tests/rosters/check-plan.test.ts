import { describe, expect, it } from 'vitest'
import {
  checkUrgency,
  HISTORY_CHECK_EVERY_MS,
  MATCH_RETRIES_MS,
  paceOf,
  SHORTEST_CHECK_MS,
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

  it('decides how often the matches of the account are listed', () => {
    for (const every of Object.values(HISTORY_CHECK_EVERY_MS)) {
      expect(every).toBeGreaterThanOrEqual(5 * MINUTE_MS)
      expect(every).toBeLessThanOrEqual(30 * MINUTE_MS)
    }
  })
})

describe('the urgency of a check', () => {
  it('is null until 45 seconds after the last check, whatever the pace', () => {
    expect(SHORTEST_CHECK_MS).toBe(45_000)
    for (const pace of ['HOT', 'WARM', 'COLD'] as const) {
      expect(checkUrgency(pace, NOW, NOW + 44_999)).toBeNull()
      expect(checkUrgency(pace, NOW, NOW + 45_000)).toBeGreaterThan(0)
    }
  })

  it('is the same for an account that is likely to play and for others after 4 and 16 times as long', () => {
    const hot = checkUrgency('HOT', NOW - MINUTE_MS, NOW)
    expect(checkUrgency('WARM', NOW - 4 * MINUTE_MS, NOW)).toBe(hot)
    expect(checkUrgency('COLD', NOW - 16 * MINUTE_MS, NOW)).toBe(hot)
  })
})

it('the pauses between requests for the match of an ended game grow', () => {
  const pauses = MATCH_RETRIES_MS.map((at, index) => at - (MATCH_RETRIES_MS[index - 1] ?? 0))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
})
