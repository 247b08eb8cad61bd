import { describe, expect, it, vi } from 'vitest'
import { createFollows, MOST_FOLLOWS, type FollowsServer } from '../../../client/following/follows.ts'
import { FOLLOWS_KEY } from '../../../client/following/follows-here.ts'
import { createKeptIds, parseIds } from '../../../client/following/kept-ids.ts'
import type { Session } from '../../../client/sign-in/session.ts'

const VEYL: Session = { kind: 'in', id: 'veyl', name: 'Veyl', email: null, emailVerified: false }
const SEOL: Session = { ...VEYL, id: 'seol', name: 'Seol' }

/** A browser with one page at first, and a server that keeps what whoever is signed in follows. */
function openBrowser(given: { readonly here?: readonly string[]; readonly session?: Session } = {}) {
  const texts = new Map<string, string>()
  if (given.here !== undefined) texts.set(FOLLOWS_KEY, JSON.stringify(given.here))
  const ears = new Set<() => void>()
  const pages = new Set<() => void>()
  const sessionListeners = new Set<() => void>()
  let session: Session = given.session ?? { kind: 'out' }
  const server = createServer(() => session)

  function openPage() {
    const others = (ear: () => void) => () => {
      for (const other of ears) if (other !== ear) other()
    }
    let ear = () => {}
    const storage = () => ({
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        texts.set(key, text)
        others(ear)()
      },
      removeItem: (key: string) => {
        texts.delete(key)
        others(ear)()
      },
    })
    const here = createKeptIds({
      storage,
      hear: (listener) => {
        ear = listener
        ears.add(listener)
      },
    })
    let heard = () => {}
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
          for (const listener of pages) if (listener !== heard) listener()
        },
        listen: (listener) => {
          heard = listener
          pages.add(listener)
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
    const who = session()
    if (down || who.kind !== 'in') throw new Error('The server does not answer.')
    return lists.get(who.id) ?? []
  }
  function keep(ids: readonly string[]) {
    const who = session()
    if (who.kind === 'in') lists.set(who.id, ids)
    return { is: 'kept', ids } as const
  }
  const server: FollowsServer = {
    list: async () => listOf(),
    async follow(ids) {
      const next = [...new Set([...ids, ...listOf()])]
      calls.push(['follow', ids])
      return next.length > MOST_FOLLOWS ? { is: 'full' } : keep(next)
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

describe('Without a sign-in', () => {
  it('what is followed is kept in the browser, the newest first, for all of its tabs', async () => {
    const browser = openBrowser()
    const [page, other] = [browser.openPage(), browser.openPage()]
    const heard = vi.fn<() => void>()
    other.subscribe(heard)
    expect(await page.change('a', true)).toBe('done')
    expect(await page.change('b', true)).toBe('done')
    expect(heard).toHaveBeenCalledTimes(2)
    expect(other.list()).toEqual(['b', 'a'])
    expect(await other.change('a', false)).toBe('done')
    expect(page.list()).toEqual(['b'])
    expect(browser.openPage().list()).toEqual(['b'])
    await page.change('b', false)
    expect(browser.stored()).toEqual([])
    expect(browser.server.calls).toEqual([])
  })

  it('nothing more can be followed than there is room for', async () => {
    const here = Array.from({ length: MOST_FOLLOWS }, (_, number) => `id-${number}`)
    const page = openBrowser({ here }).openPage()
    expect(await page.change('one more', true)).toBe('full')
    expect(page.list()).toEqual(here)
    expect(await page.change('id-7', false)).toBe('done')
    expect(await page.change('one more', true)).toBe('done')
  })

  it('a browser that blocks its storage remembers until the page is loaded again', async () => {
    const blocked = createKeptIds({
      storage: () => {
        throw new Error('blocked')
      },
      hear: () => {},
    })
    blocked.write(['a'])
    expect(blocked.read()).toEqual(['a'])
  })

  it.each([null, '', 'no', '{}', '[1,null]'])('what is no list in the storage counts as nothing: %s', (text) => {
    expect(parseIds(text)).toEqual([])
  })
})

describe('At sign-in', () => {
  it('what the browser followed moves to the person by one request, without what is gone, and leaves the browser', async () => {
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

  it('what can not be moved stays in the browser, is said, and moves when it is tried again', async () => {
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

  it('a person without room keeps the rest in the browser', async () => {
    const browser = openBrowser({ here: ['new'] })
    browser.server.lists.set(
      'veyl',
      Array.from({ length: MOST_FOLLOWS }, (_, number) => `id-${number}`),
    )
    const page = browser.openPage()
    browser.become(VEYL)
    await expect.poll(page.unmoved).toEqual({ count: 1, why: 'full' })
    expect(browser.stored()).toEqual(['new'])
    expect(await page.change('another', true)).toBe('full')
  })
})

describe('Signed in', () => {
  it('a change is seen at once, and kept for the person', async () => {
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

  it('a change that is not kept is taken back, and no other with it', async () => {
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

  it('of quick presses the last one counts', async () => {
    const browser = openBrowser({ session: VEYL })
    const page = browser.openPage()
    await expect.poll(page.state).toBe('known')
    await Promise.all([page.change('a', true), page.change('a', false), page.change('a', true)])
    expect(page.list()).toEqual(['a'])
    expect(browser.server.lists.get('veyl')).toEqual(['a'])
  })

  it('what one person follows is not shown to the next', async () => {
    const browser = openBrowser({ session: VEYL })
    browser.server.lists.set('veyl', ['a'])
    const page = browser.openPage()
    await expect.poll(page.list).toEqual(['a'])
    browser.become(SEOL)
    expect(page.list()).toEqual([])
    await expect.poll(page.state).toBe('known')
    expect(page.list()).toEqual([])
  })

  it('nothing is known while a session is being looked at', () => {
    const page = openBrowser({ session: { kind: 'starting' } }).openPage()
    expect([page.state(), page.list()]).toEqual(['coming', []])
  })
})
