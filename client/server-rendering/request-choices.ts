import { chooseLocale, type Locale } from '../../languages.ts'
import type { Choice } from '../settings/choices.ts'
import { findCookie, LOCALE_COOKIE } from '../settings/cookies.ts'

/** Returns the language of the page that answers a request. */
export function localeOf({ url, headers }: Request): Locale {
  const chosen = findCookie(headers.get('cookie') ?? '', LOCALE_COOKIE)
  return chooseLocale({ chosen: chosen ?? null, url, accepted: headers.get('accept-language') })
}

/** Returns the choice in the visitor's cookie, or its initial value. The browser resolves choices that follow the system. */
export function choiceOf<Value extends string>({ cookie, find, initial }: Choice<Value>, { headers }: Request): Value {
  return find(findCookie(headers.get('cookie') ?? '', cookie)) ?? initial
}
