import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Turns } from '../../gateway/limits/turns.ts'

describe('turns of the event loop', () => {
  it('are over after ten milliseconds, and begin again in the next', async () => {
    let now = 0
    const turns = new Turns(() => now)
    expect(turns.isOver()).toBe(false)
    now = 11
    expect(turns.isOver()).toBe(true)
    await nextTurn()
    expect(turns.isOver()).toBe(false)
  })

  it('go round among the addresses, however many of one wait', async () => {
    const turns = new Turns(() => 0)
    const order: string[] = []
    const wait = async (address: string) => {
      await turns.next(address)
      order.push(address)
    }
    const waiting = [...Array.from({ length: 100 }, () => wait('busy')), wait('visitor')]
    await Promise.all(waiting)
    expect(order.indexOf('visitor')).toBeLessThan(3)
    expect(order).toHaveLength(101)
  })

  it('are given again to those who find the turn over', async () => {
    let now = 0
    const turns = new Turns(() => now)
    turns.isOver()
    const goingOn = turns.next('a')
    now = 50
    await goingOn
    expect(turns.isOver()).toBe(false)
  })
})
