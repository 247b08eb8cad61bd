import { describe, expect, it } from 'vitest'
import { createServerTime } from '../../../client/hydration/server-time.ts'

const NOON = Date.UTC(2026, 4, 1, 12)
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A page whose browser's clock is off by `offBy`. The server's time is noon, and moves with `pass`. */
function openPage(offBy: number) {
  const browser = { now: NOON + offBy }
  let server = NOON
  const time = createServerTime(() => browser.now)
  const pass = (ms: number) => {
    browser.now += ms
    server += ms
  }
  return {
    time,
    browser,
    pass,
    /** Asks the server, whose answer arrives `later`. */
    ask: (later = 0) => {
      const [askedAt, moment] = [browser.now, server]
      pass(later)
      time.learn(moment, askedAt)
    },
    error: () => time.now() - server,
  }
}

describe("the server's time", () => {
  it.each([0, 59 * SECOND_MS, -59 * SECOND_MS])('is the time of a browser whose clock is %i ms off', (offBy) => {
    const { ask, error } = openPage(offBy)
    ask()
    expect(error()).toBe(offBy)
  })

  it.each([2 * MINUTE_MS, HOUR_MS, -HOUR_MS, 400 * DAY_MS, -400 * DAY_MS])(
    'is known after an answer, when the clock of the browser is %i ms off',
    (offBy) => {
      const { ask, pass, error } = openPage(offBy)
      ask()
      expect(error()).toBe(0)
      pass(DAY_MS)
      expect(error()).toBe(0)
    },
  )

  it('does not jump with each later answer', () => {
    const { ask, error } = openPage(HOUR_MS)
    ask()
    for (const later of [400, 20_000, 50_000]) ask(later)
    expect(error()).toBe(0)
  })

  it('is known again after the clock of the browser is set', () => {
    const { ask, browser, error } = openPage(HOUR_MS)
    ask()
    browser.now -= HOUR_MS
    expect(error()).toBe(-HOUR_MS)
    ask()
    expect(error()).toBe(0)
  })

  it.each([0, HOUR_MS])('stays as it is when an answer takes an hour, as it does on a device that sleeps', (offBy) => {
    const { ask, error } = openPage(offBy)
    ask()
    ask(HOUR_MS)
    expect(error()).toBe(0)
  })

  it('is corrected once when two requests are on their way', () => {
    const { time, browser, error } = openPage(HOUR_MS)
    const askedAt = browser.now
    time.learn(NOON, askedAt)
    time.learn(NOON, askedAt)
    expect(error()).toBe(0)
  })

  it('stays as it is after an answer without a time', () => {
    const { time, error } = openPage(HOUR_MS)
    time.learn(Number.NaN, NOON)
    expect(error()).toBe(HOUR_MS)
  })
})
