import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOSE_MS, createPopoverTurns, OPEN_MS, SWITCH_MS } from '../../../client/components/popover-turns.ts'
import { FakeClock } from '../../support/fake-clock.ts'

const NAMES = ['sword', 'shield', 'boots'] as const

/** Three triggers that take turns, and the names of the shown ones. */
function shelf() {
  const clock = new FakeClock()
  const turns = createPopoverTurns((milliseconds, act) => clock.schedule(milliseconds, act))
  const shownNames = new Set<string>()
  const triggerOf = (name: string) => (shown: boolean) => {
    if (shown) shownNames.add(name)
    else shownNames.delete(name)
  }
  const [sword, shield, boots] = [triggerOf('sword'), triggerOf('shield'), triggerOf('boots')]
  return { clock, turns, triggers: { sword, shield, boots }, listShown: () => [...shownNames] }
}

describe('the turns of pop-overs', () => {
  it('open no pop-over for a pointer that only passes by', async () => {
    const { clock, turns, triggers, listShown } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS - 1)
    turns.leave()
    await clock.advance(10 * OPEN_MS)
    expect(listShown()).toEqual([])
  })

  it('open one for a resting pointer, and close it a while after the pointer has left', async () => {
    const { clock, turns, triggers, listShown } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS)
    expect(listShown()).toEqual(['sword'])
    turns.leave()
    await clock.advance(CLOSE_MS - 1)
    expect(listShown()).toEqual(['sword'])
    await clock.advance(1)
    expect(listShown()).toEqual([])
  })

  it('let the pointer move into the pop-over, even across a neighbour', async () => {
    const { clock, turns, triggers, listShown } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS)
    turns.leave()
    turns.enter(triggers.shield)
    await clock.advance(SWITCH_MS - 1)
    turns.leave()
    turns.enter(triggers.sword)
    await clock.advance(10 * CLOSE_MS)
    expect(listShown()).toEqual(['sword'])
  })

  it('switch to the next one with a short delay', async () => {
    const { clock, turns, triggers, listShown } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS)
    turns.leave()
    turns.enter(triggers.shield)
    await clock.advance(SWITCH_MS)
    expect(listShown()).toEqual(['shield'])
  })

  it('open one at once for the keyboard, whatever the pointer does', async () => {
    const { clock, turns, triggers, listShown } = shelf()
    turns.focus(triggers.boots)
    expect(listShown()).toEqual(['boots'])
    turns.leave()
    await clock.advance(10 * CLOSE_MS)
    expect(listShown()).toEqual(['boots'])
  })

  it('keep an open one at the first press, and close it at the next', async () => {
    const { clock, turns, triggers, listShown } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS)
    turns.press(triggers.sword)
    turns.leave()
    await clock.advance(10 * CLOSE_MS)
    expect(listShown()).toEqual(['sword'])
    turns.press(triggers.sword)
    expect(listShown()).toEqual([])
  })

  it('dismiss only the open one, and do not reopen it under a resting pointer', async () => {
    const { clock, turns, triggers, listShown } = shelf()
    turns.enter(triggers.sword)
    await clock.advance(OPEN_MS)
    turns.dismiss(triggers.shield)
    expect(listShown()).toEqual(['sword'])
    turns.dismiss(triggers.sword)
    await clock.advance(10 * OPEN_MS)
    expect(listShown()).toEqual([])
  })

  it('never open one whose trigger was removed while it waited', async () => {
    const { clock, turns, triggers, listShown } = shelf()
    turns.enter(triggers.sword)
    turns.dismiss(triggers.sword)
    await clock.advance(10 * OPEN_MS)
    expect(listShown()).toEqual([])
  })

  it('never show two at once, after any events', async () => {
    const step = fc.record({
      what: fc.constantFrom('enter', 'leave', 'focus', 'press', 'dismiss'),
      on: fc.constantFrom(...NAMES),
      pause: fc.integer({ min: 0, max: 2 * OPEN_MS }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { clock, turns, triggers, listShown } = shelf()
        for (const { what, on, pause } of steps) {
          if (what === 'leave') turns.leave()
          else turns[what](triggers[on])
          expect(listShown().length).toBeLessThanOrEqual(1)
          await clock.advance(pause)
          expect(listShown().length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 60 },
    )
  })
})
