import {
  CONSENT_COOKIE,
  CONSENT_IN_SECONDS,
  findCookie,
  lastingCookie,
  LOCALE_COOKIE,
  sessionCookie,
  YEAR_IN_SECONDS,
} from '../cookies.ts'
import { MOTION, REGION, SPOILERS, THEME } from './choices.ts'
import type { OtherTabs } from './other-tabs.ts'

/** Where cookies are kept: a browser's `document.cookie`. */
export interface CookieJar {
  /** Every cookie, as a `Cookie` header has them. */
  readonly read: () => string
  readonly write: (cookie: string) => void
}

/** The visitor's answer to whether his choices may be kept for a year. */
export type Consent = 'accepted' | 'refused' | 'unasked'

/** What a visitor chose, in whichever tab, and how long a browser keeps it. */
export interface StoredChoices {
  /** Calls `listener` whenever a choice or the answer changes; gives back what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  readonly consent: () => Consent
  /** The word that was chosen, as a cookie holds it; undefined while nothing was. */
  readonly find: (cookie: string) => string | undefined
  /** Keeps a choice: for a year with consent, until the browser is closed without; a language for a year in any case. */
  readonly keep: (cookie: string, value: string) => void
  /**
   * Notes the answer until 30 days after the last visit. From then on every choice lasts as long as the answer allows,
   * those too that were made before it.
   */
  readonly answer: (answer: Exclude<Consent, 'unasked'>) => void
  /** Takes every cookie away, the answer too. What was chosen holds until the page is loaded again. */
  readonly forget: () => void
}

/** Every cookie that holds a choice. */
export const CHOICE_COOKIES: readonly string[] = [
  LOCALE_COOKIE,
  ...[THEME, REGION, SPOILERS, MOTION].map(({ cookie }) => cookie),
]

const CONSENTS: Readonly<Record<string, Consent>> = { true: 'accepted', false: 'refused' }

const ALONE: OtherTabs = { tell: () => {}, listen: () => {} }

/**
 * The choices in a jar, which is read again when another tab has written to it. They hold even where a browser keeps no
 * cookies. A visit with an answer gives it its 30 days anew.
 */
export function createStoredChoices(jar: CookieJar, tabs: OtherTabs = ALONE): StoredChoices {
  const listeners = new Set<() => void>()
  const chosen = new Map<string, string>()
  let consent: Consent = 'unasked'
  let seen = ''

  const tell = () => {
    for (const listener of listeners) listener()
  }

  /** Takes over what stands in the jar by now. A choice that is not there any more holds until the next load. */
  function catchUp() {
    const cookies = jar.read()
    if (cookies === seen) return
    seen = cookies
    consent = answerIn(cookies)
    for (const cookie of CHOICE_COOKIES) {
      const value = findCookie(cookies, cookie)
      if (value !== undefined) chosen.set(cookie, value)
    }
    tell()
  }

  function write(cookie: string, value: string) {
    const lasts = consent === 'accepted' || cookie === LOCALE_COOKIE
    jar.write(lasts ? lastingCookie(cookie, value, YEAR_IN_SECONDS) : sessionCookie(cookie, value))
  }

  const writeAnswer = () => jar.write(lastingCookie(CONSENT_COOKIE, String(consent === 'accepted'), CONSENT_IN_SECONDS))

  /** Changes something here and in the jar, and lets everybody know. */
  function change(deed: () => void) {
    // Another tab may have taken the consent back.
    catchUp()
    deed()
    tell()
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
