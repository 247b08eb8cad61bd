import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { EventLoopTurns } from '../../gateway/limits/event-loop-turns.ts'

describe('turns of the event loop', () => {
  it('are over after five milliseconds, and start again in the next one', async () => {
    let now = 0
    const turns = new EventLoopTurns(() => now)
    expect(turns.isOver()).toBe(false)
    now = 6
    expect(turns.isOver()).toBe(true)
    await nextTurn()
    expect(turns.isOver()).toBe(false)
  })

  it('alternate between addresses, even when many operations of one wait', async () => {
    const turns = new EventLoopTurns(() => 0)
    const order: string[] = []
    const wait = async (address: string) => {
      await turns.resume(address)
      order.push(address)
    }
    const waiting = [...Array.from({ length: 100 }, () => wait('busy')), wait('visitor')]
    await Promise.all(waiting)
    expect(order.indexOf('visitor')).toBeLessThan(3)
    expect(order).toHaveLength(101)
  })

  it('are renewed for an operation that continues after the turn is over', async () => {
    let now = 0
    const turns = new EventLoopTurns(() => now)
    turns.isOver()
    const goingOn = turns.resume('a')
    now = 50
    await goingOn
    expect(turns.isOver()).toBe(false)
  })

  it('go to running operations before new ones of the same address', async () => {
    const turns = new EventLoopTurns(() => 0)
    const order: string[] = []
    const first = turns.resume('a').then(() => order.push('goes on'))
    const second = turns.begin('a').then(() => order.push('begins'))
    const third = turns.resume('a').then(() => order.push('goes on'))
    await Promise.all([first, second, third])
    expect(order).toEqual(['goes on', 'goes on', 'begins'])
  })

  it('start at once while time is left and no operation waits', async () => {
    const turns = new EventLoopTurns(() => 0)
    let hasBegun = false
    void turns.begin('a').then(() => (hasBegun = true))
    await Promise.resolve()
    await Promise.resolve()
    expect(hasBegun).toBe(true)
  })

  it('alternate between addresses when one starts many operations at once', async () => {
    const turns = new EventLoopTurns(() => 0)
    const order: string[] = []
    const begin = async (address: string) => {
      await turns.begin(address)
      order.push(address)
    }
    await Promise.all([begin('busy'), begin('busy'), begin('busy'), begin('visitor')])
    expect(order).toEqual(['busy', 'visitor', 'busy', 'busy'])
  })

  it('go first to the address that has used less lately', async () => {
    const turns = new EventLoopTurns(() => 0)
    turns.addUse('busy', 1_000_000)
    turns.addUse('visitor', 3_000)
    expect(await orderOf(turns, ['busy', 'busy', 'visitor', 'busy', 'visitor'])).toEqual([
      'visitor',
      'visitor',
      'busy',
      'busy',
      'busy',
    ])
  })

  it('of shared work belong to the subscriber that has used the least', () => {
    const turns = new EventLoopTurns(() => 0)
    turns.addUse('attacker', 1_000_000)
    turns.addUse('visitor', 3_000)
    expect(turns.findLeastUsed(['attacker', 'visitor'])).toBe('visitor')
    expect(turns.findLeastUsed(['attacker', 'visitor', 'newcomer'])).toBe('newcomer')
  })

  it('alternate between addresses with about the same use', async () => {
    const turns = new EventLoopTurns(() => 0)
    turns.addUse('one', 900_000)
    turns.addUse('another', 1_000_000)
    expect(await orderOf(turns, ['one', 'one', 'another', 'another'])).toEqual(['one', 'another', 'one', 'another'])
  })

  it('forget use after 20 seconds', async () => {
    let now = 0
    const turns = new EventLoopTurns(() => now)
    turns.addUse('busy once', 1_000_000)
    turns.addUse('visitor', 100)
    now = 20_000
    expect(await orderOf(turns, ['busy once', 'visitor'])).toEqual(['busy once', 'visitor'])
  })
})

/** Lets operations of these addresses wait. Resolves to the order of their turns. */
async function orderOf(turns: EventLoopTurns, addresses: readonly string[]): Promise<readonly string[]> {
  const order: string[] = []
  await Promise.all(addresses.map(async (address) => order.push(await turns.resume(address).then(() => address))))
  return order
}
