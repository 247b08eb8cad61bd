import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placePopover } from '../../../client/components/popover-place.ts'

const WINDOW = { width: 320, height: 700 }
const TRIGGER = { width: 24, height: 24 }

describe('the place of a pop-over', () => {
  it('is centred below its trigger', () => {
    const place = placePopover({ left: 148, top: 100, ...TRIGGER }, { width: 200, height: 80 }, WINDOW)
    expect(place).toEqual({ left: 60, top: 130 })
  })

  it('is above its trigger when there is more room', () => {
    const place = placePopover({ left: 148, top: 600, ...TRIGGER }, { width: 200, height: 120 }, WINDOW)
    expect(place).toEqual({ left: 60, top: 474 })
  })

  it('keeps away from the left and right edges', () => {
    const popover = { width: 200, height: 80 }
    expect(placePopover({ left: 0, top: 100, ...TRIGGER }, popover, WINDOW).left).toBe(8)
    expect(placePopover({ left: 296, top: 100, ...TRIGGER }, popover, WINDOW).left).toBe(320 - 200 - 8)
  })

  it('keeps 8 pixels from every edge of a window it fits into, for any trigger', () => {
    const trigger = fc.record({ left: fc.integer({ min: -50, max: 340 }), top: fc.integer({ min: -50, max: 720 }) })
    const popover = fc.record({ width: fc.integer({ min: 1, max: 304 }), height: fc.integer({ min: 1, max: 684 }) })
    fc.assert(
      fc.property(trigger, popover, (at, size) => {
        const { left, top } = placePopover({ ...at, ...TRIGGER }, size, WINDOW)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(8)
        expect(left + size.width).toBeLessThanOrEqual(WINDOW.width - 8)
        expect(top + size.height).toBeLessThanOrEqual(WINDOW.height - 8)
      }),
    )
  })
})
