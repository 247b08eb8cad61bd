import { setImmediate as settle } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  HEAVY_POINTS,
  MAX_DOCUMENT_POINTS,
  MAX_RUNNING_POINTS,
  MAX_HELD_POINTS_OF_ADDRESS,
} from '../../gateway/limits/figures.ts'
import { Room } from '../../gateway/limits/room.ts'

const NEVER = new AbortController().signal

/** Requests room; `isInside` is true once it is granted. */
function ask(room: Room, address: string, points: number, signal = NEVER) {
  const asking = { isInside: false, endRun: () => {}, leave: () => {} }
  const enter = async () => {
    const { endRun, leave } = await room.enter(address, points, signal)
    asking.endRun = endRun
    asking.leave = () => {
      endRun()
      leave()
    }
    asking.isInside = true
  }
  return { asking, entering: enter() }
}

/** Fills the room with operations of different addresses. */
function fill(room: Room) {
  return Array.from(
    { length: Math.floor(MAX_RUNNING_POINTS / MAX_DOCUMENT_POINTS) },
    (_, n) => ask(room, `full ${n}`, MAX_DOCUMENT_POINTS).asking,
  )
}

describe('the room for heavy operations', () => {
  it('holds two of the largest operations, and admits the next once one is done', async () => {
    const room = new Room()
    const [first, second, third] = ['a', 'b', 'c'].map((address) => ask(room, address, MAX_DOCUMENT_POINTS).asking)
    await settle()
    expect([first?.isInside, second?.isInside, third?.isInside]).toEqual([true, true, false])
    first?.leave()
    await settle()
    expect(third?.isInside).toBe(true)
  })

  it('gives an address no more than its share', async () => {
    const room = new Room()
    const some = ask(room, 'a', MAX_HELD_POINTS_OF_ADDRESS).asking
    const more = ask(room, 'a', HEAVY_POINTS + 1).asking
    const others = ask(room, 'b', HEAVY_POINTS + 1).asking
    await settle()
    expect([some.isInside, more.isInside, others.isInside]).toEqual([true, false, true])
  })

  it('counts unread answers only for their own address', async () => {
    const room = new Room()
    const unread = fill(room)
    await settle()
    for (const { endRun } of unread) endRun()
    const ofSame = ask(room, 'full 0', MAX_DOCUMENT_POINTS).asking
    const ofOther = ask(room, 'other', MAX_DOCUMENT_POINTS).asking
    await settle()
    expect([ofSame.isInside, ofOther.isInside]).toEqual([false, true])
  })

  it('admits addresses in turn', async () => {
    const room = new Room()
    const inside = fill(room)
    const order: string[] = []
    for (const address of ['a', 'a', 'a', 'b']) {
      void ask(room, address, MAX_DOCUMENT_POINTS).entering.then(() => order.push(address))
    }
    await settle()
    expect(order).toEqual([])
    for (const { leave } of inside) leave()
    await settle()
    expect(order).toEqual(['a', 'b'])
  })

  it('always admits a light operation', async () => {
    const room = new Room()
    for (let n = 0; n < 20; n += 1) ask(room, 'a', MAX_DOCUMENT_POINTS)
    const light = ask(room, 'a', HEAVY_POINTS).asking
    await settle()
    expect(light.isInside).toBe(true)
  })

  it('drops an operation that ends while it waits', async () => {
    const room = new Room()
    const inside = fill(room)
    await settle()
    const leaving = new AbortController()
    const gone = ask(room, 'a', MAX_DOCUMENT_POINTS, leaving.signal)
    leaving.abort(new Error('The client has left.'))
    await expect(gone.entering).rejects.toThrow('The client has left.')
    inside[0]?.leave()
    const next = ask(room, 'a', MAX_DOCUMENT_POINTS).asking
    await settle()
    expect(next.isInside).toBe(true)
  })
})
