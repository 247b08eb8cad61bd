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

/** Where cookies are kept: a browser's `document.cookie`. */
export interface CookieJar {
  /** Every cookie, as a `Cookie` header has them. */
  readonly read: () => string
  readonly write: (cookie: string) => void
}

/** The visitor's answer to whether his choices may be kept for a year. */
export type Consent = 'accepted' | 'refused' | 'unasked'

/** What a visitor chose, and how long a browser keeps it. */
export interface StoredChoices {
  /** Calls `listener` whenever a choice or the answer changes; gives back what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  readonly consent: () => Consent
  /** The word that was chosen, as a cookie holds it; undefined while nothing was. */
  readonly find: (cookie: string) => string | undefined
  /** Keeps a choice: for a year with consent, until the browser is closed without; a language for a year in any case. */
  readonly keep: (cookie: string, value: string) => void
  /**
   * Notes the answer for 30 days. From then on every choice lasts as long as the answer allows, those too that were made
   * before it.
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

/** The choices in a jar, which is read once: afterwards they hold even where a browser keeps no cookies. */
export function createStoredChoices(jar: CookieJar): StoredChoices {
  const listeners = new Set<() => void>()
  const cookies = jar.read()
  const chosen = new Map(
    CHOICE_COOKIES.flatMap((cookie) => {
      const value = findCookie(cookies, cookie)
      return value === undefined ? [] : [[cookie, value] as const]
    }),
  )
  let consent = answerIn(cookies)

  const write = (cookie: string, value: string) => {
    // Another tab may have taken the consent back since this page was loaded.
    const accepted = answerIn(jar.read()) === 'accepted'
    const lasts = accepted || cookie === LOCALE_COOKIE
    jar.write(lasts ? lastingCookie(cookie, value, YEAR_IN_SECONDS) : sessionCookie(cookie, value))
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    consent: () => consent,
    find: (cookie) => chosen.get(cookie),
    keep: (cookie, value) => {
      chosen.set(cookie, value)
      write(cookie, value)
      tell()
    },
    answer: (answer) => {
      consent = answer
      jar.write(lastingCookie(CONSENT_COOKIE, String(answer === 'accepted'), CONSENT_IN_SECONDS))
      for (const [cookie, value] of chosen) write(cookie, value)
      tell()
    },
    forget: () => {
      consent = 'unasked'
      for (const cookie of [...CHOICE_COOKIES, CONSENT_COOKIE]) jar.write(lastingCookie(cookie, '', 0))
      tell()
    },
  }
}

function answerIn(cookies: string): Consent {
  return CONSENTS[findCookie(cookies, CONSENT_COOKIE) ?? ''] ?? 'unasked'
}
