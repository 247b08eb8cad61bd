import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createRecentSearches,
  MOST_RECENT,
  parseRecentSearches,
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

/** A browser: what it keeps until a tab is closed, and longer. */
function openBrowser() {
  const lasting = createStorage()
  const choices = createStoredChoices({ read: () => '', write: () => {} })
  return {
    choices,
    lasting,
    openTab: () => {
      const session = createStorage()
      const load = () => createRecentSearches({ session: () => session, lasting: () => lasting, choices })
      return { load }
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
    const recent = createRecentSearches({ session: blocked, lasting: blocked, choices })
    recent.add(AZIR)
    expect(recent.list()).toEqual([AZIR])
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
