import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pollWhenVisible } from '../../../client/live/poll-when-visible.ts'

/** A page that can be hidden. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  turn(visibilityState: DocumentVisibilityState) {
    this.visibilityState = visibilityState
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: Page
let look: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  page = new Page()
  look = vi.fn<() => void>()
})

afterEach(() => vi.useRealTimers())

describe('the repeated check of a live game', () => {
  it('runs once, when it is due', () => {
    pollWhenVisible(page, 30_000, look)
    vi.advanceTimersByTime(29_999)
    expect(look).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('waits while the page is hidden, and runs as soon as it is visible again', () => {
    pollWhenVisible(page, 30_000, look)
    page.turn('hidden')
    vi.advanceTimersByTime(600_000)
    expect(look).not.toHaveBeenCalled()
    page.turn('visible')
    vi.advanceTimersByTime(0)
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('runs no earlier for a page that was hidden for a moment', () => {
    pollWhenVisible(page, 30_000, look)
    vi.advanceTimersByTime(10_000)
    page.turn('hidden')
    page.turn('visible')
    vi.advanceTimersByTime(19_999)
    expect(look).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('waits for a page that is hidden from the start', () => {
    page.turn('hidden')
    pollWhenVisible(page, 30_000, look)
    vi.advanceTimersByTime(30_000)
    expect(look).not.toHaveBeenCalled()
    page.turn('visible')
    vi.advanceTimersByTime(0)
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('does not run after it is cancelled', () => {
    const stop = pollWhenVisible(page, 30_000, look)
    stop()
    page.turn('hidden')
    page.turn('visible')
    vi.advanceTimersByTime(60_000)
    expect(look).not.toHaveBeenCalled()
  })
})
