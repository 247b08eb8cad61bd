import { describe, expect, it } from 'vitest'
import { Departures } from '../../gateway/http/connection/departures.ts'
import { FakeClock } from '../support/fake-clock.ts'

function open(connections: number) {
  const clock = new FakeClock()
  const departures = new Departures(clock.schedule.bind(clock))
  let left = 0
  const notes = Array.from({ length: connections }, () => departures.add(() => left++))
  return { clock, departures, notes, left: () => left }
}

describe('the connections of a server that stops', () => {
  it('leave at an even pace, 5,000 in a second', async () => {
    const { clock, departures, left } = open(5_000)
    departures.begin()
    expect(left()).toBe(100)
    await clock.advance(480)
    expect(left()).toBe(2_500)
    await clock.advance(500)
    expect(left()).toBe(5_000)
    expect(clock.pending).toBe(0)
  })

  it('have all left after two seconds', async () => {
    const { clock, departures, left } = open(50_000)
    departures.begin()
    await clock.advance(1_000)
    expect(left()).toBeLessThan(30_000)
    await clock.advance(1_000)
    expect(left()).toBe(50_000)
  })

  it('are not ended when their clients have left, and at once when they arrive late', () => {
    const { departures, notes, left } = open(2)
    notes[0]?.()
    departures.begin()
    expect(left()).toBe(1)
    let lateLeft = false
    departures.add(() => (lateLeft = true))
    expect(lateLeft).toBe(true)
  })
})
