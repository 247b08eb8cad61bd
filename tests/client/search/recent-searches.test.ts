import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createRecentSearches,
  MOST_RECENT,
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

/** A browser: what it keeps until a tab is closed, and longer, and what its tabs hear of each other. */
function openBrowser() {
  const choices = createStoredChoices({ read: () => '', write: () => {} })
  const ears = new Map<object, (text: string | null) => void>()
  const lasting = createStorage()
  /** The storage that lasts, as one tab has it: the others hear what it changes. */
  const lastingOf = (tab: object) => {
    const change = (text: string | null, deed: () => void) => {
      if (lasting.getItem(RECENT_SEARCHES_KEY) === text) return
      deed()
      for (const [other, hear] of ears) if (other !== tab) hear(text)
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
          hear: (listener) => void ears.set(session, listener),
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
  it('are those of the tab, also after the page is loaded again', () => {
    const { openTab } = openBrowser()
    const tab = openTab()
    tab.load().add(AZIR)
    expect(tab.load().list()).toEqual([AZIR])
    expect(openTab().load().list()).toEqual([])
  })

  it('outlive the tab for who accepts cookies, those too that came before', () => {
    const { choices, openTab } = openBrowser()
    openTab().load().add(AZIR)
    choices.answer('accepted')
    expect(openTab().load().list()).toEqual([AZIR])
  })

  it('do not outlive it any more for who takes that back', () => {
    const { choices, lasting, openTab } = openBrowser()
    choices.answer('accepted')
    const tab = openTab()
    tab.load().add(AZIR)
    expect(lasting.size()).toBe(1)
    choices.answer('refused')
    expect(lasting.size()).toBe(0)
    expect(tab.load().list()).toEqual([AZIR])
  })

  it('stand in one place at a time: the tab, or where they last', () => {
    const { choices, lasting, openTab } = openBrowser()
    const { load, session } = openTab()
    load().add(AZIR)
    expect([session.size(), lasting.size()]).toEqual([1, 0])
    choices.answer('accepted')
    expect([session.size(), lasting.size()]).toEqual([0, 1])
    choices.answer('refused')
    expect([session.size(), lasting.size()]).toEqual([1, 0])
  })

  it('leave where they last also when the page was not open as that was taken back', () => {
    const { choices, lasting, openTab } = openBrowser()
    lasting.setItem(RECENT_SEARCHES_KEY, JSON.stringify([AZIR]))
    choices.answer('refused')
    const tab = openTab()
    expect(tab.load().list()).toEqual([AZIR])
    expect([tab.session.size(), lasting.size()]).toEqual([1, 0])
  })

  it('can be taken away one by one, and tell whoever listens', () => {
    const recent = openBrowser().openTab().load()
    let told = 0
    const stop = recent.subscribe(() => (told += 1))
    recent.add(AZIR)
    recent.add(SYNDRA)
    recent.remove(AZIR.path)
    stop()
    recent.remove(SYNDRA.path)
    expect(told).toBe(3)
    expect(recent.list()).toEqual([])
  })

  it('leave nothing behind when all are taken away', () => {
    const { choices, lasting, openTab } = openBrowser()
    choices.answer('accepted')
    const tab = openTab()
    tab.load().add(AZIR)
    tab.load().forget()
    expect(lasting.size()).toBe(0)
    expect(tab.load().list()).toEqual([])
  })

  it('hold an account as its owner writes it, and lead to its page', () => {
    const recent = openBrowser().openTab().load()
    recent.addAccount({ gameName: 'Złoty-Żubr', tagLine: 'EUW', region: 'EUNE' })
    expect(recent.list()).toEqual([
      { path: '/account/eune/Z%C5%82oty-%C5%BBubr-EUW', name: 'Złoty-Żubr', behind: '#EUW', region: 'EUNE' },
    ])
  })

  it('are remembered until the next load where a browser blocks storage', () => {
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

  it('are the newest, each once, and never too many', () => {
    const names = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'))
    fc.assert(
      fc.property(names, (added) => {
        const tab = openBrowser().openTab()
        const recent = tab.load()
        for (const name of added) recent.add(search(name))
        const newest = [...new Set(added.toReversed())].slice(0, MOST_RECENT)
        expect(recent.list().map(({ name }) => name)).toEqual(newest)
        expect(tab.load().list()).toEqual(recent.list())
      }),
    )
  })
})

describe('recent searches of several tabs', () => {
  it('are the same with consent, and tell whoever listens in the others', () => {
    const { choices, openTab } = openBrowser()
    choices.answer('accepted')
    const [one, other] = [openTab().load(), openTab().load()]
    let told = 0
    other.subscribe(() => (told += 1))
    one.add(AZIR)
    expect(told).toBe(1)
    other.add(SYNDRA)
    expect(one.list()).toEqual([SYNDRA, AZIR])
    one.remove(AZIR.path)
    one.remove(SYNDRA.path)
    expect(other.list()).toEqual([])
  })

  it('overwrite nothing that a tab has not heard of yet', () => {
    const { choices, lasting, openTab } = openBrowser()
    choices.answer('accepted')
    const recent = openTab().load()
    lasting.setItem(RECENT_SEARCHES_KEY, JSON.stringify([SYNDRA]))
    recent.add(AZIR)
    expect(parseRecentSearches(lasting.getItem(RECENT_SEARCHES_KEY))).toEqual([AZIR, SYNDRA])
  })

  it('are those of each tab without consent, and come together with it', () => {
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

  it('stay with every tab that has them in sight when consent is taken back', () => {
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

  it.each(['accepted', 'refused'] as const)('are forgotten in all of them, when it was %s', (answer) => {
    const { choices, lasting, openTab } = openBrowser()
    choices.answer(answer)
    const [one, other] = [openTab(), openTab()]
    const [forgetting, hearing] = [one.load(), other.load()]
    hearing.add(AZIR)
    forgetting.add(SYNDRA)
    choices.forget()
    forgetting.forget()
    expect([forgetting.list(), hearing.list()]).toEqual([[], []])
    expect([one.session.size(), other.session.size(), lasting.size()]).toEqual([0, 0, 0])
  })
})

describe('what stands in storage', () => {
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
  ])('is left out when it is %j', (text) => {
    expect(parseRecentSearches(text)).toEqual([])
  })

  it('is anything, and never breaks', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(parseRecentSearches(text).length).toBeLessThanOrEqual(MOST_RECENT)
      }),
    )
  })
})
