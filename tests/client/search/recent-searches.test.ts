import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createRecentSearches,
  MAX_RECENT,
  parseRecentSearches,
  RECENT_SEARCHES_KEY,
  type RecentSearch,
} from '../../../client/search/recent-searches.ts'
import { createStoredChoices } from '../../../client/settings/stored-choices.ts'

const search = (name: string): RecentSearch => ({
  path: `/champion/${name.toLowerCase()}`,
  name,
  behind: '',
  region: '',
})

const AZIR = search('Azir')
const SYNDRA = search('Syndra')

/** A browser with session storage per tab, shared lasting storage and storage events between its tabs. */
function openBrowser() {
  const choices = createStoredChoices({ read: () => '', write: () => {} })
  const listeners = new Map<object, (text: string | null) => void>()
  const lasting = createStorage()
  /** The lasting storage of one tab: its changes notify the other tabs. */
  const lastingOf = (tab: object) => {
    const change = (text: string | null, act: () => void) => {
      if (lasting.getItem(RECENT_SEARCHES_KEY) === text) return
      act()
      for (const [other, hear] of listeners) if (other !== tab) hear(text)
    }
    return {
      getItem: lasting.getItem,
      setItem: (key: string, text: string) => change(text, () => lasting.setItem(key, text)),
      removeItem: (key: string) => change(null, () => lasting.removeItem(key)),
    }
  }
  return {
    choices,
    lasting,
    openTab: () => {
      const session = createStorage()
      const load = () =>
        createRecentSearches({
          session: () => session,
          lasting: () => lastingOf(session),
          hear: (listener) => void listeners.set(session, listener),
          choices,
        })
      return { load, session }
    },
  }
}

function createStorage() {
  const texts = new Map<string, string>()
  return {
    size: () => texts.size,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

describe('recent searches', () => {
  it('belong to the tab, also after a reload', () => {
    const { openTab } = openBrowser()
    const tab = openTab()
    tab.load().add(AZIR)
    expect(tab.load().list()).toEqual([AZIR])
    expect(openTab().load().list()).toEqual([])
  })

  it('outlive the tab when cookies are accepted, including earlier ones', () => {
    const { choices, openTab } = openBrowser()
    openTab().load().add(AZIR)
    choices.answer('accepted')
    expect(openTab().load().list()).toEqual([AZIR])
  })

  it('no longer outlive the tab when consent is withdrawn', () => {
    const { choices, lasting, openTab } = openBrowser()
    choices.answer('accepted')
    const tab = openTab()
    tab.load().add(AZIR)
    expect(lasting.size()).toBe(1)
    choices.answer('refused')
    expect(lasting.size()).toBe(0)
    expect(tab.load().list()).toEqual([AZIR])
  })

  it('are stored in one place at a time: the session or the lasting storage', () => {
    const { choices, lasting, openTab } = openBrowser()
    const { load, session } = openTab()
    load().add(AZIR)
    expect([session.size(), lasting.size()]).toEqual([1, 0])
    choices.answer('accepted')
    expect([session.size(), lasting.size()]).toEqual([0, 1])
    choices.answer('refused')
    expect([session.size(), lasting.size()]).toEqual([1, 0])
  })

  it('leave the lasting storage also when consent was withdrawn while the page was closed', () => {
    const { choices, lasting, openTab } = openBrowser()
    lasting.setItem(RECENT_SEARCHES_KEY, JSON.stringify([AZIR]))
    choices.answer('refused')
    const tab = openTab()
    expect(tab.load().list()).toEqual([AZIR])
    expect([tab.session.size(), lasting.size()]).toEqual([1, 0])
  })

  it('can be removed one by one, and notify listeners', () => {
    const recent = openBrowser().openTab().load()
    let notifications = 0
    const stop = recent.subscribe(() => (notifications += 1))
    recent.add(AZIR)
    recent.add(SYNDRA)
    recent.remove(AZIR.path)
    stop()
    recent.remove(SYNDRA.path)
    expect(notifications).toBe(3)
    expect(recent.list()).toEqual([])
  })

  it('leave nothing behind when all are removed', () => {
    const { choices, lasting, openTab } = openBrowser()
    choices.answer('accepted')
    const tab = openTab()
    tab.load().add(AZIR)
    tab.load().forget()
    expect(lasting.size()).toBe(0)
    expect(tab.load().list()).toEqual([])
  })

  it('contain an account as its owner writes it, with the link to its page', () => {
    const recent = openBrowser().openTab().load()
    recent.addAccount({ gameName: 'Złoty-Żubr', tagLine: 'EUW', region: 'EUNE' })
    expect(recent.list()).toEqual([
      { path: '/account/eune/Z%C5%82oty-%C5%BBubr-EUW', name: 'Złoty-Żubr', behind: '#EUW', region: 'EUNE' },
    ])
  })

  it('last until the next load when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    const { choices } = openBrowser()
    const recent = createRecentSearches({ session: blocked, lasting: blocked, hear: () => {}, choices })
    for (const answer of ['accepted', 'refused'] as const) {
      choices.answer(answer)
      recent.add(AZIR)
      recent.add(SYNDRA)
      expect(recent.list()).toEqual([SYNDRA, AZIR])
    }
  })

  it('are the newest ones, each once, limited in number', () => {
    const names = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'))
    fc.assert(
      fc.property(names, (added) => {
        const tab = openBrowser().openTab()
        const recent = tab.load()
        for (const name of added) recent.add(search(name))
        const newest = [...new Set(added.toReversed())].slice(0, MAX_RECENT)
        expect(recent.list().map(({ name }) => name)).toEqual(newest)
        expect(tab.load().list()).toEqual(recent.list())
      }),
    )
  })
})

describe('recent searches of several tabs', () => {
  it('are shared with consent, and notify listeners of other tabs', () => {
    const { choices, openTab } = openBrowser()
    choices.answer('accepted')
    const [one, other] = [openTab().load(), openTab().load()]
    let notifications = 0
    other.subscribe(() => (notifications += 1))
    one.add(AZIR)
    expect(notifications).toBe(1)
    other.add(SYNDRA)
    expect(one.list()).toEqual([SYNDRA, AZIR])
    one.remove(AZIR.path)
    one.remove(SYNDRA.path)
    expect(other.list()).toEqual([])
  })

  it('do not overwrite changes that a tab has not received yet', () => {
    const { choices, lasting, openTab } = openBrowser()
    choices.answer('accepted')
    const recent = openTab().load()
    lasting.setItem(RECENT_SEARCHES_KEY, JSON.stringify([SYNDRA]))
    recent.add(AZIR)
    expect(parseRecentSearches(lasting.getItem(RECENT_SEARCHES_KEY))).toEqual([AZIR, SYNDRA])
  })

  it('are separate without consent, and merge with consent', () => {
    const { choices, openTab } = openBrowser()
    const [one, other] = [openTab().load(), openTab().load()]
    one.add(AZIR)
    other.add(SYNDRA)
    expect([one.list(), other.list()]).toEqual([[AZIR], [SYNDRA]])
    choices.answer('accepted')
    expect(one.list()).toEqual(other.list())
    expect(
      one
        .list()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Azir', 'Syndra'])
  })

  it('stay in every tab that shows them when consent is withdrawn', () => {
    const { choices, openTab } = openBrowser()
    choices.answer('accepted')
    const [one, other] = [openTab(), openTab()].map((tab) => ({ tab, recent: tab.load() }))
    one?.recent.add(AZIR)
    choices.answer('refused')
    for (const each of [one, other]) {
      expect(each?.recent.list()).toEqual([AZIR])
      expect(each?.tab.load().list()).toEqual([AZIR])
    }
  })

  it.each(['accepted', 'refused'] as const)('are deleted in all tabs, when consent was %s', (answer) => {
    const { choices, lasting, openTab } = openBrowser()
    choices.answer(answer)
    const [one, other] = [openTab(), openTab()]
    const [forgetting, listening] = [one.load(), other.load()]
    listening.add(AZIR)
    forgetting.add(SYNDRA)
    choices.forget()
    forgetting.forget()
    expect([forgetting.list(), listening.list()]).toEqual([[], []])
    expect([one.session.size(), other.session.size(), lasting.size()]).toEqual([0, 0, 0])
  })
})

describe('stored recent searches', () => {
  it.each([
    null,
    '',
    '{',
    '{}',
    '[null, 1, "a", {}]',
    '[{"path":"//elsewhere.test","name":"A","behind":"","region":""}]',
    '[{"path":"/\\\\elsewhere.test","name":"A"}]',
    '[{"path":"https://elsewhere.test","name":"A"}]',
    '[{"path":7,"name":"A"}]',
    '[{"path":"/champion/azir","name":""}]',
  ])('are ignored when invalid: %j', (text) => {
    expect(parseRecentSearches(text)).toEqual([])
  })

  it('are parsed from any text without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(parseRecentSearches(text).length).toBeLessThanOrEqual(MAX_RECENT)
      }),
    )
  })
})
