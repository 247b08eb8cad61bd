import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONSENT_COOKIE, findCookie, LOCALE_COOKIE } from '../../../client/cookies.ts'
import { MOTION, REGION, SPOILERS, THEME } from '../../../client/settings/choices.ts'
import type { OtherTabs } from '../../../client/settings/other-tabs.ts'
import {
  CHOICE_COOKIES,
  type CookieJar,
  createStoredChoices,
  type StoredChoices,
} from '../../../client/settings/stored-choices.ts'
import { CookieBrowser } from './cookie-browser.ts'

type Deed = (choices: StoredChoices) => void

const keeping = fc
  .record({ cookie: fc.constantFrom(...CHOICE_COOKIES), value: fc.constantFrom('light', 'system', 'KR', 'pl', 'less') })
  .map(
    ({ cookie, value }): Deed =>
      (choices) =>
        choices.keep(cookie, value),
  )

const refusing = fc.constant<Deed>((choices) => choices.answer('refused'))
const accepting = fc.constant<Deed>((choices) => choices.answer('accepted'))
const forgetting = fc.constant<Deed>((choices) => choices.forget())

/** The answer itself, and the language. */
const KEPT_ANYWAY: ReadonlySet<string> = new Set([CONSENT_COOKIE, LOCALE_COOKIE])

const anyDeeds = fc.array(fc.oneof(keeping, keeping, refusing, accepting, forgetting))

/** A browser in which this was done on one page. */
function browseWith(deeds: readonly Deed[]): { browser: CookieBrowser; choices: StoredChoices } {
  const browser = new CookieBrowser()
  const choices = createStoredChoices(browser)
  for (const deed of deeds) deed(choices)
  return { browser, choices }
}

const keepLight: Deed = (choices) => choices.keep(THEME.cookie, 'light')

/** Tabs of one browser, each of which hears of the others. */
function openTabs(jar: CookieJar, count: number): readonly StoredChoices[] {
  const ears: (() => void)[] = []
  return Array.from({ length: count }, (_, own) => {
    const tabs: OtherTabs = {
      tell: () => ears.forEach((hear, tab) => (tab === own ? undefined : hear())),
      listen: (listener) => void (ears[own] = listener),
    }
    return createStoredChoices(jar, tabs)
  })
}

describe('The choices of a visitor', () => {
  it('never outlive the browser where he did not consent', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(keeping, refusing, forgetting)), (deeds) => {
        const { browser } = browseWith(deeds)
        browser.close()
        expect(browser.names.filter((name) => !KEPT_ANYWAY.has(name))).toEqual([])
      }),
    )
  })

  it('end with the session from the moment on at which he takes his consent back, whatever was before', () => {
    fc.assert(
      fc.property(anyDeeds, fc.array(keeping), (before, after) => {
        const { browser } = browseWith([...before, (choices) => choices.answer('refused'), ...after])
        browser.close()
        expect(browser.names.filter((name) => !KEPT_ANYWAY.has(name))).toEqual([])
        expect(browser.names).toContain(CONSENT_COOKIE)
      }),
    )
  })

  it.each<[string, Deed]>([
    ['refused', (choices) => choices.answer('refused')],
    ['had all of it deleted', (choices) => choices.forget()],
  ])('end with the session in every open tab once he has %s in one of them', (_what, takeBack) => {
    const { browser, choices } = browseWith([(each) => each.answer('accepted')])
    takeBack(createStoredChoices(browser))
    choices.keep(THEME.cookie, 'light')
    browser.close()
    expect(browser.names).not.toContain(THEME.cookie)
  })

  it('of a language last a year whatever was answered', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(keeping, refusing, accepting)), (deeds) => {
        const { browser } = browseWith([...deeds, (choices) => choices.keep(LOCALE_COOKIE, 'pl')])
        browser.close()
        browser.passDays(364)
        expect(findCookie(browser.read(), LOCALE_COOKIE)).toBe('pl')
      }),
    )
  })

  it('all last a year where he consented, those too that were made before', () => {
    fc.assert(
      fc.property(anyDeeds, fc.array(keeping, { minLength: 1 }), fc.array(keeping), (before, some, more) => {
        const { browser, choices } = browseWith([...before, ...some, (choices) => choices.answer('accepted'), ...more])
        browser.close()
        browser.passDays(364)
        const chosen = CHOICE_COOKIES.filter((cookie) => choices.find(cookie) !== undefined)
        for (const cookie of chosen) expect(findCookie(browser.read(), cookie)).toBe(choices.find(cookie))
        browser.passDays(1)
        expect(browser.names).toEqual([])
      }),
    )
  })

  it('leave nothing behind where he has them deleted', () => {
    fc.assert(
      fc.property(anyDeeds, (deeds) => {
        expect(browseWith([...deeds, (choices) => choices.forget()]).browser.names).toEqual([])
      }),
    )
  })

  it('hold on the next page as on the one they were made on', () => {
    fc.assert(
      fc.property(anyDeeds, (deeds) => {
        const { browser, choices } = browseWith([...deeds, (choices) => choices.answer('accepted')])
        const next = createStoredChoices(browser)
        expect(next.consent()).toBe('accepted')
        for (const cookie of CHOICE_COOKIES) expect(next.find(cookie)).toBe(choices.find(cookie))
      }),
    )
  })

  it('hold until the page is left where the browser keeps no cookies', () => {
    const choices = createStoredChoices({ read: () => '', write: () => {} })
    choices.keep(THEME.cookie, 'light')
    expect(choices.find(THEME.cookie)).toBe('light')
  })

  it('are told to who asked to hear of them, until he no longer does', () => {
    const { choices } = browseWith([])
    const heard: (string | undefined)[] = []
    const stop = choices.subscribe(() => heard.push(choices.find(THEME.cookie)))
    choices.keep(THEME.cookie, 'light')
    stop()
    choices.keep(THEME.cookie, 'dark')
    expect(heard).toEqual(['light'])
  })
})

describe('Several tabs', () => {
  it('show what was chosen and answered in any of them, and tell whoever listens', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.oneof(keeping, keeping, refusing, accepting))), (deeds) => {
        const browser = new CookieBrowser()
        const tabs = openTabs(browser, 3)
        let told = 0
        tabs[2]?.subscribe(() => (told += 1))
        for (const [which, deed] of deeds) {
          const before = browser.read()
          const toldBefore = told
          const tab = tabs[which]
          if (tab !== undefined) deed(tab)
          if (browser.read() !== before) expect(told).toBeGreaterThan(toldBefore)
        }
        for (const tab of tabs) {
          expect(tab.consent()).toBe(tabs[0]?.consent())
          for (const cookie of CHOICE_COOKIES) expect(tab.find(cookie)).toBe(tabs[0]?.find(cookie))
        }
      }),
    )
  })

  it('keep what is in sight when one of them has all cookies deleted, and are asked again', () => {
    const [one, other] = openTabs(new CookieBrowser(), 2)
    one?.answer('accepted')
    one?.keep(THEME.cookie, 'light')
    one?.forget()
    expect(other?.consent()).toBe('unasked')
    expect(other?.find(THEME.cookie)).toBe('light')
  })

  it('give a choice that was made in another tab the end that an answer asks for', () => {
    const browser = new CookieBrowser()
    const [one, other] = openTabs(browser, 2)
    one?.answer('accepted')
    one?.keep(THEME.cookie, 'light')
    other?.answer('refused')
    browser.close()
    expect(browser.names).toEqual([CONSENT_COOKIE])
  })

  it('do not forget an answer where the browser keeps no cookies', () => {
    const [one, other] = openTabs({ read: () => '', write: () => {} }, 2)
    one?.answer('refused')
    other?.keep(THEME.cookie, 'light')
    expect(one?.consent()).toBe('refused')
  })
})

describe('The answer of a visitor', () => {
  it.each(['accepted', 'refused'] as const)('%s holds until 30 days after his last visit', (answer) => {
    const { browser } = browseWith([(choices) => choices.answer(answer)])
    for (let visit = 0; visit < 3; visit += 1) {
      browser.passDays(29)
      expect(createStoredChoices(browser).consent()).toBe(answer)
    }
    browser.passDays(30)
    expect(createStoredChoices(browser).consent()).toBe('unasked')
  })

  it('is asked for again when it has lapsed, and what was chosen stands until then', () => {
    const { browser } = browseWith([(choices) => choices.answer('accepted'), keepLight])
    browser.passDays(30)
    expect(createStoredChoices(browser).find(THEME.cookie)).toBe('light')
    browser.close()
    const next = createStoredChoices(browser)
    expect(next.find(THEME.cookie)).toBe('light')
    next.answer('refused')
    browser.close()
    expect(browser.names).toEqual([CONSENT_COOKIE])
  })

  it('that has lapsed while a page was open keeps nothing that is chosen afterwards', () => {
    const { browser, choices } = browseWith([(each) => each.answer('accepted')])
    browser.passDays(30)
    choices.keep(THEME.cookie, 'light')
    expect(choices.consent()).toBe('unasked')
    browser.close()
    expect(browser.names).toEqual([])
  })

  it('is not there at first, nor when it is none', () => {
    for (const cookies of ['', `${CONSENT_COOKIE}=perhaps`]) {
      expect(createStoredChoices({ read: () => cookies, write: () => {} }).consent()).toBe('unasked')
    }
  })
})

describe('A choice', () => {
  it('is read from the word of a cookie, and from no other', () => {
    expect(['dark', 'light', 'system', 'pink', undefined].map(THEME.find)).toEqual([
      'dark',
      'light',
      'system',
      null,
      null,
    ])
    expect(['less', 'system', 'more'].map(MOTION.find)).toEqual(['less', 'system', null])
    expect(['hidden', 'shown', ''].map(SPOILERS.find)).toEqual(['hidden', 'shown', null])
    expect(['KR', 'mars', undefined].map(REGION.find)).toEqual(['KR', null, null])
  })

  it('has a cookie of its own', () => {
    expect(CHOICE_COOKIES.toSorted()).toEqual([LOCALE_COOKIE, 'motion', 'region', 'spoilers', 'theme'])
  })
})
