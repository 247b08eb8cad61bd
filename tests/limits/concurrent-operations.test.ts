import { setImmediate as settle } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ConcurrentOperations } from '../../gateway/limits/concurrent-operations.ts'
import {
  HEAVY_POINTS,
  MAX_DOCUMENT_POINTS,
  MAX_RUNNING_POINTS,
  MAX_HELD_POINTS_OF_ADDRESS,
} from '../../gateway/limits/limit-values.ts'

const NEVER = new AbortController().signal

/** Asks to run an operation; `isAdmitted` is true once it may run. */
function ask(operations: ConcurrentOperations, address: string, points: number, signal = NEVER) {
  const asking = { isAdmitted: false, endRun: () => {}, release: () => {} }
  const admit = async () => {
    const { endRun, release } = await operations.admit(address, points, signal)
    asking.endRun = endRun
    asking.release = () => {
      endRun()
      release()
    }
    asking.isAdmitted = true
  }
  return { asking, admission: admit() }
}

/** Runs as many operations of different addresses as may run at the same time. */
function fill(operations: ConcurrentOperations) {
  return Array.from(
    { length: Math.floor(MAX_RUNNING_POINTS / MAX_DOCUMENT_POINTS) },
    (_, n) => ask(operations, `full ${n}`, MAX_DOCUMENT_POINTS).asking,
  )
}

describe('heavy operations at the same time', () => {
  it('are two of the largest ones, and the next one once one is done', async () => {
    const operations = new ConcurrentOperations()
    const [first, second, third] = ['a', 'b', 'c'].map(
      (address) => ask(operations, address, MAX_DOCUMENT_POINTS).asking,
    )
    await settle()
    expect([first?.isAdmitted, second?.isAdmitted, third?.isAdmitted]).toEqual([true, true, false])
    first?.release()
    await settle()
    expect(third?.isAdmitted).toBe(true)
  })

  it('take no more than the share of their address', async () => {
    const operations = new ConcurrentOperations()
    const some = ask(operations, 'a', MAX_HELD_POINTS_OF_ADDRESS).asking
    const more = ask(operations, 'a', HEAVY_POINTS + 1).asking
    const others = ask(operations, 'b', HEAVY_POINTS + 1).asking
    await settle()
    expect([some.isAdmitted, more.isAdmitted, others.isAdmitted]).toEqual([true, false, true])
  })

  it('count unread answers only for their own address', async () => {
    const operations = new ConcurrentOperations()
    const unread = fill(operations)
    await settle()
    for (const { endRun } of unread) endRun()
    const ofSame = ask(operations, 'full 0', MAX_DOCUMENT_POINTS).asking
    const ofOther = ask(operations, 'other', MAX_DOCUMENT_POINTS).asking
    await settle()
    expect([ofSame.isAdmitted, ofOther.isAdmitted]).toEqual([false, true])
  })

  it('are admitted with the addresses in turn', async () => {
    const operations = new ConcurrentOperations()
    const admitted = fill(operations)
    const order: string[] = []
    for (const address of ['a', 'a', 'a', 'b']) {
      void ask(operations, address, MAX_DOCUMENT_POINTS).admission.then(() => order.push(address))
    }
    await settle()
    expect(order).toEqual([])
    for (const { release } of admitted) release()
    await settle()
    expect(order).toEqual(['a', 'b'])
  })

  it('never delay a light operation', async () => {
    const operations = new ConcurrentOperations()
    for (let n = 0; n < 20; n += 1) ask(operations, 'a', MAX_DOCUMENT_POINTS)
    const light = ask(operations, 'a', HEAVY_POINTS).asking
    await settle()
    expect(light.isAdmitted).toBe(true)
  })

  it('are dropped when they end while they wait', async () => {
    const operations = new ConcurrentOperations()
    const admitted = fill(operations)
    await settle()
    const leaving = new AbortController()
    const gone = ask(operations, 'a', MAX_DOCUMENT_POINTS, leaving.signal)
    leaving.abort(new Error('The client has left.'))
    await expect(gone.admission).rejects.toThrow('The client has left.')
    admitted[0]?.release()
    const next = ask(operations, 'a', MAX_DOCUMENT_POINTS).asking
    await settle()
    expect(next.isAdmitted).toBe(true)
  })
})
