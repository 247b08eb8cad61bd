import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignSlots } from '../../../client/features/streams/player-slots.ts'

const channels = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 4 })

describe('the places of players', () => {
  it('are one for each channel, and a channel that stays keeps its own', () => {
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
          // A frame that is moved on the page loads anew.
          const order = next.map(({ key }) => slots.findIndex((slot) => slot.key === key)).filter((place) => place >= 0)
          expect(order).toEqual(order.toSorted((a, b) => a - b))
          slots = next
        }
      }),
    )
  })

  it('are taken over by the channel that is chosen instead', () => {
    const [slot] = assignSlots([], ['veyl'])
    expect(assignSlots(slot === undefined ? [] : [slot], ['seol'])).toEqual([{ key: slot?.key, channel: 'seol' }])
  })

  it('are the same ones while nothing changes', () => {
    const slots = assignSlots([], ['veyl', 'seol'])
    expect(assignSlots(slots, ['seol', 'veyl'])).toBe(slots)
  })
})
