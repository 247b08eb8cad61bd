import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOTION, REGION, SPOILERS, THEME } from '../../../client/settings/choices.ts'
import { CONSENT_COOKIE, findCookie, LOCALE_COOKIE } from '../../../client/settings/cookies.ts'
import type { OtherTabs } from '../../../client/settings/other-tabs.ts'
import {
  CHOICE_COOKIES,
  type CookieJar,
  createStoredChoices,
  type StoredChoices,
} from '../../../client/settings/stored-choices.ts'
import { CookieBrowser } from './cookie-browser.ts'

type Step = (choices: StoredChoices) => void

const keeping = fc
  .record({ cookie: fc.constantFrom(...CHOICE_COOKIES), value: fc.constantFrom('light', 'system', 'KR', 'pl', 'less') })
  .map(
    ({ cookie, value }): Step =>
      (choices) =>
        choices.keep(cookie, value),
  )

const refusing = fc.constant<Step>((choices) => choices.answer('refused'))
const accepting = fc.constant<Step>((choices) => choices.answer('accepted'))
const forgetting = fc.constant<Step>((choices) => choices.forget())

/** Cookies kept without consent: the answer itself and the language. */
const KEPT_ANYWAY: ReadonlySet<string> = new Set([CONSENT_COOKIE, LOCALE_COOKIE])

const anySteps = fc.array(fc.oneof(keeping, keeping, refusing, accepting, forgetting))

/** A browser after these steps on one page. */
function browseWith(steps: readonly Step[]): { browser: CookieBrowser; choices: StoredChoices } {
  const browser = new CookieBrowser()
  const choices = createStoredChoices(browser)
  for (const step of steps) step(choices)
  return { browser, choices }
}

const keepLight: Step = (choices) => choices.keep(THEME.cookie, 'light')

/** Tabs of one browser that notify each other. */
function openTabs(jar: CookieJar, count: number): readonly StoredChoices[] {
  const listeners: (() => void)[] = []
  return Array.from({ length: count }, (_, own) => {
    const tabs: OtherTabs = {
      tell: () => listeners.forEach((notify, tab) => (tab === own ? undefined : notify())),
      listen: (listener) => void (listeners[own] = listener),
    }
    return createStoredChoices(jar, tabs)
  })
}

describe('the choices of a visitor', () => {
  it('never outlive the session without consent', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(keeping, refusing, forgetting)), (steps) => {
        const { browser } = browseWith(steps)
        browser.close()
        expect(browser.names.filter((name) => !KEPT_ANYWAY.has(name))).toEqual([])
      }),
    )
  })

  it('end with the session once consent is withdrawn, after any steps before', () => {
    fc.assert(
      fc.property(anySteps, fc.array(keeping), (before, after) => {
        const { browser } = browseWith([...before, (choices) => choices.answer('refused'), ...after])
        browser.close()
        expect(browser.names.filter((name) => !KEPT_ANYWAY.has(name))).toEqual([])
        expect(browser.names).toContain(CONSENT_COOKIE)
      }),
    )
  })

  it.each<[string, Step]>([
    ['refused', (choices) => choices.answer('refused')],
    ['deleted all data', (choices) => choices.forget()],
  ])('end with the session in every open tab once the visitor has %s in one', (_what, withdraw) => {
    const { browser, choices } = browseWith([(each) => each.answer('accepted')])
    withdraw(createStoredChoices(browser))
    choices.keep(THEME.cookie, 'light')
    browser.close()
    expect(browser.names).not.toContain(THEME.cookie)
  })

  it('of a language last a year with any answer', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(keeping, refusing, accepting)), (steps) => {
        const { browser } = browseWith([...steps, (choices) => choices.keep(LOCALE_COOKIE, 'pl')])
        browser.close()
        browser.passDays(364)
        expect(findCookie(browser.read(), LOCALE_COOKIE)).toBe('pl')
      }),
    )
  })

  it('all last a year with consent, including earlier ones', () => {
    fc.assert(
      fc.property(anySteps, fc.array(keeping, { minLength: 1 }), fc.array(keeping), (before, some, more) => {
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

  it('leave nothing behind when deleted', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        expect(browseWith([...steps, (choices) => choices.forget()]).browser.names).toEqual([])
      }),
    )
  })

  it('are the same on the next page', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { browser, choices } = browseWith([...steps, (choices) => choices.answer('accepted')])
        const next = createStoredChoices(browser)
        expect(next.consent()).toBe('accepted')
        for (const cookie of CHOICE_COOKIES) expect(next.find(cookie)).toBe(choices.find(cookie))
      }),
    )
  })

  it('last until the page is left when cookies are blocked', () => {
    const choices = createStoredChoices({ read: () => '', write: () => {} })
    choices.keep(THEME.cookie, 'light')
    expect(choices.find(THEME.cookie)).toBe('light')
  })

  it('notify subscribers until they unsubscribe', () => {
    const { choices } = browseWith([])
    const themes: (string | undefined)[] = []
    const stop = choices.subscribe(() => themes.push(choices.find(THEME.cookie)))
    choices.keep(THEME.cookie, 'light')
    stop()
    choices.keep(THEME.cookie, 'dark')
    expect(themes).toEqual(['light'])
  })
})

describe('several tabs', () => {
  it('share choices and answers, and notify listeners', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.oneof(keeping, keeping, refusing, accepting))), (steps) => {
        const browser = new CookieBrowser()
        const tabs = openTabs(browser, 3)
        let notified = 0
        tabs[2]?.subscribe(() => (notified += 1))
        for (const [which, step] of steps) {
          const before = browser.read()
          const notifiedBefore = notified
          const tab = tabs[which]
          if (tab !== undefined) step(tab)
          if (browser.read() !== before) expect(notified).toBeGreaterThan(notifiedBefore)
        }
        for (const tab of tabs) {
          expect(tab.consent()).toBe(tabs[0]?.consent())
          for (const cookie of CHOICE_COOKIES) expect(tab.find(cookie)).toBe(tabs[0]?.find(cookie))
        }
      }),
    )
  })

  it('keep shown choices when one deletes all cookies, and ask for consent again', () => {
    const [one, other] = openTabs(new CookieBrowser(), 2)
    one?.answer('accepted')
    one?.keep(THEME.cookie, 'light')
    one?.forget()
    expect(other?.consent()).toBe('unasked')
    expect(other?.find(THEME.cookie)).toBe('light')
  })

  it('apply an answer to choices of other tabs', () => {
    const browser = new CookieBrowser()
    const [one, other] = openTabs(browser, 2)
    one?.answer('accepted')
    one?.keep(THEME.cookie, 'light')
    other?.answer('refused')
    browser.close()
    expect(browser.names).toEqual([CONSENT_COOKIE])
  })

  it('keep an answer when cookies are blocked', () => {
    const [one, other] = openTabs({ read: () => '', write: () => {} }, 2)
    one?.answer('refused')
    other?.keep(THEME.cookie, 'light')
    expect(one?.consent()).toBe('refused')
  })
})

describe('the consent answer of a visitor', () => {
  it.each(['accepted', 'refused'] as const)('is valid until 30 days after the last visit: %s', (answer) => {
    const { browser } = browseWith([(choices) => choices.answer(answer)])
    for (let visit = 0; visit < 3; visit += 1) {
      browser.passDays(29)
      expect(createStoredChoices(browser).consent()).toBe(answer)
    }
    browser.passDays(30)
    expect(createStoredChoices(browser).consent()).toBe('unasked')
  })

  it('is requested again once it has expired, and choices stay until then', () => {
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

  it('stores no later choices once it has expired on an open page', () => {
    const { browser, choices } = browseWith([(each) => each.answer('accepted')])
    browser.passDays(30)
    choices.keep(THEME.cookie, 'light')
    expect(choices.consent()).toBe('unasked')
    browser.close()
    expect(browser.names).toEqual([])
  })

  it('is missing at first, and when the cookie is invalid', () => {
    for (const cookies of ['', `${CONSENT_COOKIE}=perhaps`]) {
      expect(createStoredChoices({ read: () => cookies, write: () => {} }).consent()).toBe('unasked')
    }
  })
})

describe('a choice', () => {
  it('is read from valid cookie values only', () => {
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

  it('has its own cookie', () => {
    expect(CHOICE_COOKIES.toSorted()).toEqual(['examples', LOCALE_COOKIE, 'motion', 'region', 'spoilers', 'theme'])
  })
})
