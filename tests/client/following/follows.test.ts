import { describe, expect, it, vi } from 'vitest'
import { FOLLOWS_KEY } from '../../../client/following/follows-here.ts'
import { createFollows, MAX_FOLLOWS, type FollowsServer } from '../../../client/following/follows.ts'
import { createKeptIds, parseIds } from '../../../client/following/kept-ids.ts'
import type { Session } from '../../../client/sign-in/session.ts'

const VEYL: Session = { kind: 'in', id: 'veyl', name: 'Veyl', email: null, emailVerified: false }
const SEOL: Session = { ...VEYL, id: 'seol', name: 'Seol' }

/** A browser with shared storage, and a server that stores the follows of the signed-in viewer. */
function openBrowser(given: { readonly here?: readonly string[]; readonly session?: Session } = {}) {
  const texts = new Map<string, string>()
  if (given.here !== undefined) texts.set(FOLLOWS_KEY, JSON.stringify(given.here))
  const storageListeners = new Set<() => void>()
  const tabListeners = new Set<() => void>()
  const sessionListeners = new Set<() => void>()
  let session: Session = given.session ?? { kind: 'out' }
  const server = createServer(() => session)

  function openPage() {
    const others = (storageListener: () => void) => () => {
      for (const other of storageListeners) if (other !== storageListener) other()
    }
    let storageListener = () => {}
    const storage = () => ({
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        texts.set(key, text)
        others(storageListener)()
      },
      removeItem: (key: string) => {
        texts.delete(key)
        others(storageListener)()
      },
    })
    const here = createKeptIds({
      storage,
      hear: (listener) => {
        storageListener = listener
        storageListeners.add(listener)
      },
    })
    let tabListener = () => {}
    return createFollows({
      here,
      server,
      sessions: {
        current: () => session,
        subscribe: (listener) => {
          sessionListeners.add(listener)
          return () => sessionListeners.delete(listener)
        },
      },
      tabs: {
        tell: () => {
          for (const listener of tabListeners) if (listener !== tabListener) listener()
        },
        listen: (listener) => {
          tabListener = listener
          tabListeners.add(listener)
        },
      },
    })
  }

  return {
    openPage,
    server,
    stored: () => parseIds(texts.get(FOLLOWS_KEY) ?? null),
    become: (next: Session) => {
      session = next
      for (const listener of sessionListeners) listener()
    },
  }
}

function createServer(session: () => Session) {
  const lists = new Map<string, readonly string[]>()
  const calls: (readonly [string, readonly string[]])[] = []
  let down = false
  const unknown = new Set<string>()

  function listOf(): readonly string[] {
    const viewer = session()
    if (down || viewer.kind !== 'in') throw new Error('The server does not answer.')
    return lists.get(viewer.id) ?? []
  }
  function keep(ids: readonly string[]) {
    const viewer = session()
    if (viewer.kind === 'in') lists.set(viewer.id, ids)
    return { kind: 'kept', ids } as const
  }
  const server: FollowsServer = {
    list: async () => listOf(),
    async follow(ids) {
      const next = [...new Set([...ids, ...listOf()])]
      calls.push(['follow', ids])
      return next.length > MAX_FOLLOWS ? { kind: 'full' } : keep(next)
    },
    async unfollow(ids) {
      const next = listOf().filter((id) => !ids.includes(id))
      calls.push(['unfollow', ids])
      return keep(next)
    },
    findKnown: async (ids) => {
      listOf()
      return ids.filter((id) => !unknown.has(id))
    },
  }
  return {
    ...server,
    calls,
    lists,
    unknown,
    setDown: (isDown: boolean) => {
      down = isDown
    },
  }
}

describe('follows without a sign-in', () => {
  it('are stored in the browser for all tabs, newest first', async () => {
    const browser = openBrowser()
    const [page, other] = [browser.openPage(), browser.openPage()]
    const onChange = vi.fn<() => void>()
    other.subscribe(onChange)
    expect(await page.change('a', true)).toBe('done')
    expect(await page.change('b', true)).toBe('done')
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(other.list()).toEqual(['b', 'a'])
    expect(await other.change('a', false)).toBe('done')
    expect(page.list()).toEqual(['b'])
    expect(browser.openPage().list()).toEqual(['b'])
    await page.change('b', false)
    expect(browser.stored()).toEqual([])
    expect(browser.server.calls).toEqual([])
  })

  it('are limited in number', async () => {
    const here = Array.from({ length: MAX_FOLLOWS }, (_, number) => `id-${number}`)
    const page = openBrowser({ here }).openPage()
    expect(await page.change('one more', true)).toBe('full')
    expect(page.list()).toEqual(here)
    expect(await page.change('id-7', false)).toBe('done')
    expect(await page.change('one more', true)).toBe('done')
  })

  it('last until the page reloads when storage is blocked', async () => {
    const blocked = createKeptIds({
      storage: () => {
        throw new Error('blocked')
      },
      hear: () => {},
    })
    blocked.write(['a'])
    expect(blocked.read()).toEqual(['a'])
  })

  it.each([null, '', 'no', '{}', '[1,null]'])('are empty for invalid stored text: %s', (text) => {
    expect(parseIds(text)).toEqual([])
  })
})

describe('follows at sign-in', () => {
  it('move from the browser to the viewer in one request, without unknown ids', async () => {
    const browser = openBrowser({ here: ['c', 'gone', 'b'] })
    browser.server.lists.set('veyl', ['b', 'a'])
    browser.server.unknown.add('gone')
    const page = browser.openPage()
    browser.become(VEYL)
    expect(page.state()).toBe('coming')
    expect(page.list()).toEqual(['c', 'gone', 'b'])
    await expect.poll(browser.stored).toEqual([])
    expect(browser.server.calls).toEqual([['follow', ['c', 'b']]])
    expect(page.list()).toEqual(['c', 'b', 'a'])
    expect([page.state(), page.unmoved()]).toEqual(['known', null])

    browser.become({ kind: 'out' })
    expect(page.list()).toEqual([])
  })

  it('stay in the browser when the move fails, and move on a retry', async () => {
    const browser = openBrowser({ here: ['a'] })
    const page = browser.openPage()
    browser.server.setDown(true)
    browser.become(VEYL)
    await expect.poll(page.state).toBe('failed')
    await expect.poll(page.unmoved).toEqual({ count: 1, why: 'failed' })
    expect(page.list()).toEqual(['a'])
    browser.server.setDown(false)
    expect(await page.tryAgain()).toBe('done')
    expect([page.unmoved(), page.list(), browser.stored()]).toEqual([null, ['a'], []])
  })

  it('stay in the browser when the viewer’s list is full', async () => {
    const browser = openBrowser({ here: ['new'] })
    browser.server.lists.set(
      'veyl',
      Array.from({ length: MAX_FOLLOWS }, (_, number) => `id-${number}`),
    )
    const page = browser.openPage()
    browser.become(VEYL)
    await expect.poll(page.unmoved).toEqual({ count: 1, why: 'full' })
    expect(browser.stored()).toEqual(['new'])
    expect(await page.change('another', true)).toBe('full')
  })
})

describe('follows of a signed-in viewer', () => {
  it('change at once and are stored', async () => {
    const browser = openBrowser({ session: VEYL })
    const [page, other] = [browser.openPage(), browser.openPage()]
    await expect.poll(page.state).toBe('known')
    const outcome = page.change('a', true)
    expect(page.list()).toEqual(['a'])
    expect(await outcome).toBe('done')
    expect(browser.server.lists.get('veyl')).toEqual(['a'])
    await expect.poll(other.list).toEqual(['a'])
    expect(browser.stored()).toEqual([])
  })

  it('roll back a failed change, and only that one', async () => {
    const browser = openBrowser({ session: VEYL })
    browser.server.lists.set('veyl', ['a'])
    const page = browser.openPage()
    await expect.poll(page.list).toEqual(['a'])
    browser.server.setDown(true)
    const [follow, unfollow] = [page.change('b', true), page.change('a', false)]
    expect(page.list()).toEqual(['b'])
    expect(await Promise.all([follow, unfollow])).toEqual(['failed', 'failed'])
    expect(page.list()).toEqual(['a'])
  })

  it('end with the last of several quick changes', async () => {
    const browser = openBrowser({ session: VEYL })
    const page = browser.openPage()
    await expect.poll(page.state).toBe('known')
    await Promise.all([page.change('a', true), page.change('a', false), page.change('a', true)])
    expect(page.list()).toEqual(['a'])
    expect(browser.server.lists.get('veyl')).toEqual(['a'])
  })

  it('are not shown to the next viewer', async () => {
    const browser = openBrowser({ session: VEYL })
    browser.server.lists.set('veyl', ['a'])
    const page = browser.openPage()
    await expect.poll(page.list).toEqual(['a'])
    browser.become(SEOL)
    expect(page.list()).toEqual([])
    await expect.poll(page.state).toBe('known')
    expect(page.list()).toEqual([])
  })

  it('are empty while the session is starting', () => {
    const page = openBrowser({ session: { kind: 'starting' } }).openPage()
    expect([page.state(), page.list()]).toEqual(['coming', []])
  })
})
