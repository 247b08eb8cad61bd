import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignSlots } from '../../../client/features/streams/player-slots.ts'

const channels = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 4 })

describe('the slots of players', () => {
  it('are one per channel, and a remaining channel keeps its slot', () => {
    fc.assert(
      fc.property(fc.array(channels, { maxLength: 6 }), (steps) => {
        let slots = assignSlots([], [])
        for (const wanted of steps) {
          const next = assignSlots(slots, wanted)
          expect(next.map(({ channel }) => channel).toSorted()).toEqual(wanted.toSorted())
          expect(new Set(next.map(({ key }) => key)).size).toBe(next.length)
          for (const { key, channel } of next) {
            const before = slots.find((slot) => slot.channel === channel)
            if (before !== undefined) expect(key).toBe(before.key)
          }
          // A frame that moves in the document reloads.
          const order = next.map(({ key }) => slots.findIndex((slot) => slot.key === key)).filter((place) => place >= 0)
          expect(order).toEqual(order.toSorted((a, b) => a - b))
          slots = next
        }
      }),
    )
  })

  it('are reused by the channel chosen instead', () => {
    const [slot] = assignSlots([], ['veyl'])
    expect(assignSlots(slot === undefined ? [] : [slot], ['seol'])).toEqual([{ key: slot?.key, channel: 'seol' }])
  })

  it('are the same array while nothing changes', () => {
    const slots = assignSlots([], ['veyl', 'seol'])
    expect(assignSlots(slots, ['seol', 'veyl'])).toBe(slots)
  })
})
