import { describe, expect, it } from 'vitest'
import { createSystemClock, watchForSteps } from '../../gateway/composition/system-clock.ts'
import { FakeClock } from '../support/fake-clock.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const STEPS = [
  ['an hour ahead', HOUR_MS],
  ['an hour back', -HOUR_MS],
  ['400 days ahead', 400 * DAY_MS],
  ['400 days back', -400 * DAY_MS],
] as const

/** A watched clock, and the steps that were reported. */
function watch() {
  const clock = new FakeClock()
  const machine = { aheadMs: 0 }
  const reported: number[] = []
  const stop = watchForSteps(
    clock,
    ({ aheadMs }) => reported.push(aheadMs),
    () => clock.now() + machine.aheadMs,
  )
  return { clock, machine, reported, stop }
}

describe('the clock of the product', () => {
  it.each(STEPS)("only runs when the machine's is set %s", (_step, ms) => {
    const machine = { wall: Date.UTC(2026, 10, 1), monotonic: 5_000 }
    const clock = createSystemClock({ wall: () => machine.wall, monotonic: () => machine.monotonic })
    machine.wall += ms + 1_000
    machine.monotonic += 1_000
    expect(clock.now()).toBe(Date.UTC(2026, 10, 1) + 1_000)
  })

  it.each(STEPS)("reports once, within ten seconds, that the machine's was set %s", async (_step, ms) => {
    const { clock, machine, reported } = watch()
    await clock.advance(60_000)
    machine.aheadMs = ms
    await clock.advance(10_000)
    expect(reported).toEqual([ms])
    await clock.advance(60_000)
    expect(reported).toEqual([ms])
    expect(clock.pending).toBe(0)
  })

  it('ignores a difference of a second, and a step that is undone at once', async () => {
    const { clock, machine, reported, stop } = watch()
    machine.aheadMs = 1_000
    await clock.advance(60_000)
    machine.aheadMs = 400 * DAY_MS
    await clock.advance(5_000)
    machine.aheadMs = 0
    await clock.advance(60_000)
    expect(reported).toEqual([])
    stop()
    expect(clock.pending).toBe(0)
  })
})
