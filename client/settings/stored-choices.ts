import { EXAMPLES, MOTION, REGION, SPOILERS, THEME } from './choices.ts'
import {
  CONSENT_COOKIE,
  CONSENT_IN_SECONDS,
  findCookie,
  lastingCookie,
  LOCALE_COOKIE,
  sessionCookie,
  YEAR_IN_SECONDS,
} from './cookies.ts'
import type { OtherTabs } from './other-tabs.ts'

/** Storage of cookies: a browser's `document.cookie`. */
export interface CookieJar {
  /** All cookies, in the format of a `Cookie` header. */
  readonly read: () => string
  readonly write: (cookie: string) => void
}

/** The visitor's consent to store choices for a year. */
export type Consent = 'accepted' | 'refused' | 'unasked'

/** Shared by all tabs. */
export interface StoredChoices {
  /** Calls `listener` after each change of a choice or of the consent, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  readonly consent: () => Consent
  /** Returns the chosen value in its cookie format; undefined when nothing was chosen. */
  readonly find: (cookie: string) => string | undefined
  /** Stores a choice: for a year with consent, else until the browser is closed. A language is always stored for a year. */
  readonly keep: (cookie: string, value: string) => void
  /** Stores the consent until 30 days after the last visit. It decides the lifetime of every choice, including earlier ones. */
  readonly answer: (answer: Exclude<Consent, 'unasked'>) => void
  /** Deletes every cookie, including the consent. The choices stay in effect until the page is reloaded. */
  readonly forget: () => void
}

/** Every cookie with a choice. */
export const CHOICE_COOKIES: readonly string[] = [
  LOCALE_COOKIE,
  ...[THEME, REGION, SPOILERS, MOTION, EXAMPLES].map(({ cookie }) => cookie),
]

const CONSENTS: Readonly<Record<string, Consent>> = { true: 'accepted', false: 'refused' }

const ALONE: OtherTabs = { tell: () => {}, listen: () => {} }

/** The choices work even when the browser stores no cookies. Each visit extends an existing consent by 30 days. */
export function createStoredChoices(jar: CookieJar, tabs: OtherTabs = ALONE): StoredChoices {
  const listeners = new Set<() => void>()
  const chosen = new Map<string, string>()
  let consent: Consent = 'unasked'
  let seen = ''

  const notify = () => {
    for (const listener of listeners) listener()
  }

  /** A choice that is no longer in the jar stays in effect until the page is reloaded. */
  function catchUp() {
    const cookies = jar.read()
    if (cookies === seen) return
    seen = cookies
    consent = answerIn(cookies)
    for (const cookie of CHOICE_COOKIES) {
      const value = findCookie(cookies, cookie)
      if (value !== undefined) chosen.set(cookie, value)
    }
    notify()
  }

  function write(cookie: string, value: string) {
    const lasts = consent === 'accepted' || cookie === LOCALE_COOKIE
    jar.write(lasts ? lastingCookie(cookie, value, YEAR_IN_SECONDS) : sessionCookie(cookie, value))
  }

  const writeAnswer = () => jar.write(lastingCookie(CONSENT_COOKIE, String(consent === 'accepted'), CONSENT_IN_SECONDS))

  function change(apply: () => void) {
    // Another tab may have withdrawn the consent.
    catchUp()
    apply()
    notify()
    const cookies = jar.read()
    if (cookies === seen) return
    seen = cookies
    tabs.tell()
  }

  catchUp()
  if (consent !== 'unasked') writeAnswer()
  tabs.listen(catchUp)

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    consent: () => consent,
    find: (cookie) => chosen.get(cookie),
    keep: (cookie, value) =>
      change(() => {
        chosen.set(cookie, value)
        write(cookie, value)
      }),
    answer: (answer) =>
      change(() => {
        consent = answer
        writeAnswer()
        for (const [cookie, value] of chosen) write(cookie, value)
      }),
    forget: () =>
      change(() => {
        consent = 'unasked'
        for (const cookie of [...CHOICE_COOKIES, CONSENT_COOKIE]) jar.write(lastingCookie(cookie, '', 0))
      }),
  }
}

function answerIn(cookies: string): Consent {
  return CONSENTS[findCookie(cookies, CONSENT_COOKIE) ?? ''] ?? 'unasked'
}
