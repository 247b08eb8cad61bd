import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RateWindow } from '../../gateway/upstream/window.ts'

const LIMIT = 5
const SECONDS = 2
const HELD_MS = 2_002

describe('a rate window', () => {
  it('keeps a place from each request until a window after its answer', () => {
    const step = fc.oneof(fc.constantFrom('send', 'answer'), fc.nat(900))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200, size: 'max' }), (steps) => {
        const window = new RateWindow(SECONDS, LIMIT, 0)
        // A slow model: the number of requests in flight, and the times when answered ones free their places.
        let now = 0
        let inFlight = 0
        const ends: number[] = []
        const taken = (): number => inFlight + ends.filter((end) => end > now).length

        for (const next of steps) {
          if (next === 'send' && taken() < LIMIT) {
            window.charge()
            inFlight += 1
          } else if (next === 'answer' && inFlight > 0) {
            window.settle(now)
            inFlight -= 1
            ends.push(now + HELD_MS)
          } else if (typeof next === 'number') {
            now += next
          }
          const room = taken() < LIMIT ? now : (ends.find((end) => end > now) ?? now + HELD_MS)
          expect([window.used(now), window.hasRoom(now, 1), window.roomAt(0, now, 1)]).toEqual([
            taken(),
            taken() < LIMIT,
            room,
          ])
        }
      }),
    )
  })

  it('returns the time of the free place for each waiting request', () => {
    const window = new RateWindow(10, 2, 0)
    for (const at of [0, 3_000]) {
      window.charge()
      window.settle(at)
    }
    const rooms = [0, 1, 2, 3].map((ahead) => window.roomAt(ahead, 4_000, 1))
    expect(rooms).toEqual([10_010, 13_010, 20_020, 23_020])
  })

  it('counts the requests of other programs once each', () => {
    const window = new RateWindow(10, 100, 1)
    window.settle(0)
    window.correct(40, 0, 0)
    expect(window.used(0)).toBe(40)
    window.charge()
    window.settle(50)
    window.correct(41, 0, 50)
    expect(window.used(50)).toBe(41)
  })

  it('ignores the part of an old count that was freed meanwhile', () => {
    const window = new RateWindow(10, 100, 1)
    window.settle(0)
    window.charge()
    const freedWhenSent = window.freed(9_000)
    window.settle(10_500)
    window.correct(2, freedWhenSent, 10_500)
    expect(window.used(10_500)).toBe(1)
  })

  it('leaves at least one place for any share', () => {
    const window = new RateWindow(1, 1, 0)
    expect(window.hasRoom(0, 0.8)).toBe(true)
    window.charge()
    expect(window.hasRoom(0, 1)).toBe(false)
  })
})
