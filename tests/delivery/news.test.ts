import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { News } from '../../gateway/delivery/feeds/news.ts'

describe('news', () => {
  it('wake each waiting reader once', async () => {
    const news = new News()
    const { signal } = new AbortController()
    const woken: string[] = []
    const wait = async (name: string) => {
      await news.next(signal)
      woken.push(name)
    }
    const waits = [wait('one'), wait('two')]
    news.tell()
    await Promise.all(waits)
    news.tell()
    expect(woken).toEqual(['one', 'two'])
  })

  it('end the wait of a reader that has left or leaves', async () => {
    const news = new News()
    const leaving = new AbortController()
    const waiting = news.next(leaving.signal)
    leaving.abort()
    await waiting
    await news.next(leaving.signal)
    expect(leaving.signal.aborted).toBe(true)
  })

  it('leave no abort listeners behind after repeated waits', async () => {
    const news = new News()
    const { signal } = new AbortController()
    for (let count = 0; count < 10; count++) {
      const waiting = news.next(signal)
      news.tell()
      await waiting
    }
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })
})
