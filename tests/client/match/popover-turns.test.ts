import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOSE_MS, createPopoverTurns, OPEN_MS, SWITCH_MS } from '../../../client/components/popover-turns.ts'
import { FakeClock } from '../../support/fake-clock.ts'

const NAMES = ['sword', 'shield', 'boots'] as const

/** Three triggers that take turns, and which of them are in sight. */
function shelf() {
  const clock = new FakeClock()
  const turns = createPopoverTurns((milliseconds, act) => clock.schedule(milliseconds, act))
  const inSight = new Set<string>()
  const triggerOf = (name: string) => (shown: boolean) => {
    if (shown) inSight.add(name)
    else inSight.delete(name)
  }
  const [sword, shield, boots] = [triggerOf('sword'), triggerOf('shield'), triggerOf('boots')]
  return { clock, turns, triggers: { sword, shield, boots }, listInSight: () => [...inSight] }
}

describe('the turns of pop-overs', () => {
  it('open nothing for a pointer that only passes by', async () => {
    const { clock, turns, triggers, listInSight } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS - 1)
    turns.leave()
    await clock.advance(10 * OPEN_MS)
    expect(listInSight()).toEqual([])
  })

  it('open for a pointer that stays, and close a while after it went', async () => {
    const { clock, turns, triggers, listInSight } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS)
    expect(listInSight()).toEqual(['sword'])
    turns.leave()
    await clock.advance(CLOSE_MS - 1)
    expect(listInSight()).toEqual(['sword'])
    await clock.advance(1)
    expect(listInSight()).toEqual([])
  })

  it('let the pointer go into the pop-over, even across a neighbour', async () => {
    const { clock, turns, triggers, listInSight } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS)
    turns.leave()
    turns.enter(triggers.shield)
    await clock.advance(SWITCH_MS - 1)
    turns.leave()
    turns.enter(triggers.sword)
    await clock.advance(10 * CLOSE_MS)
    expect(listInSight()).toEqual(['sword'])
  })

  it('pass from one to the next without a pause', async () => {
    const { clock, turns, triggers, listInSight } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS)
    turns.leave()
    turns.enter(triggers.shield)
    await clock.advance(SWITCH_MS)
    expect(listInSight()).toEqual(['shield'])
  })

  it('open at once for the keyboard, whatever the pointer does', async () => {
    const { clock, turns, triggers, listInSight } = shelf()
    turns.focus(triggers.boots)
    expect(listInSight()).toEqual(['boots'])
    turns.leave()
    await clock.advance(10 * CLOSE_MS)
    expect(listInSight()).toEqual(['boots'])
  })

  it('open at a press and close at the next; a press keeps what the pointer had opened', async () => {
    const { clock, turns, triggers, listInSight } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS)
    turns.press(triggers.sword)
    turns.leave()
    await clock.advance(10 * CLOSE_MS)
    expect(listInSight()).toEqual(['sword'])
    turns.press(triggers.sword)
    expect(listInSight()).toEqual([])
  })

  it('dismiss only the one that is open, and do not open it again under a resting pointer', async () => {
    const { clock, turns, triggers, listInSight } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS)
    turns.dismiss(triggers.shield)
    expect(listInSight()).toEqual(['sword'])
    turns.dismiss(triggers.sword)
    await clock.advance(10 * OPEN_MS)
    expect(listInSight()).toEqual([])
  })

  it('never show a trigger that went away while it waited for its turn', async () => {
    const { clock, turns, triggers, listInSight } = shelf()
    turns.enter(triggers.sword)
    turns.dismiss(triggers.sword)
    await clock.advance(10 * OPEN_MS)
    expect(listInSight()).toEqual([])
  })

  it('never have two in sight, whatever happens', async () => {
    const step = fc.record({
      what: fc.constantFrom('enter', 'leave', 'focus', 'press', 'dismiss'),
      on: fc.constantFrom(...NAMES),
      pause: fc.integer({ min: 0, max: 2 * OPEN_MS }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { clock, turns, triggers, listInSight } = shelf()
        for (const { what, on, pause } of steps) {
          if (what === 'leave') turns.leave()
          else turns[what](triggers[on])
          expect(listInSight().length).toBeLessThanOrEqual(1)
          await clock.advance(pause)
          expect(listInSight().length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 60 },
    )
  })
})
