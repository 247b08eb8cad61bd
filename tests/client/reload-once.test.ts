import { afterEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce } from '../../client/app/reload-once.ts'

const reload = vi.fn<() => void>()

function browse(sessionStorage: Pick<Storage, 'getItem' | 'setItem'>) {
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('sessionStorage', sessionStorage)
}

function workingStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>()
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockReset()
})

describe('a page with outdated code', () => {
  it('is reloaded once, and again only after a while', () => {
    vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00.000Z') })
    browse(workingStorage())
    reloadOnce()
    reloadOnce()
    expect(reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10_000)
    reloadOnce()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('is not reloaded when session storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Blocked.', 'SecurityError')
    }
    browse({ getItem: blocked, setItem: blocked })
    reloadOnce()
    expect(reload).not.toHaveBeenCalled()
  })
})
