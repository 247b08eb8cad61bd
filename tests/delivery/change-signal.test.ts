import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { ChangeSignal } from '../../gateway/delivery/feeds/change-signal.ts'

describe('a change signal', () => {
  it('wakes each waiting reader once', async () => {
    const changeSignal = new ChangeSignal()
    const { signal } = new AbortController()
    const woken: string[] = []
    const wait = async (name: string) => {
      await changeSignal.wait(signal)
      woken.push(name)
    }
    const waits = [wait('one'), wait('two')]
    changeSignal.notify()
    await Promise.all(waits)
    changeSignal.notify()
    expect(woken).toEqual(['one', 'two'])
  })

  it('ends the wait of a reader that has left or leaves', async () => {
    const changeSignal = new ChangeSignal()
    const leaving = new AbortController()
    const waiting = changeSignal.wait(leaving.signal)
    leaving.abort()
    await waiting
    await changeSignal.wait(leaving.signal)
    expect(leaving.signal.aborted).toBe(true)
  })

  it('leaves no abort listeners behind after repeated waits', async () => {
    const changeSignal = new ChangeSignal()
    const { signal } = new AbortController()
    for (let count = 0; count < 10; count++) {
      const waiting = changeSignal.wait(signal)
      changeSignal.notify()
      await waiting
    }
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })
})
