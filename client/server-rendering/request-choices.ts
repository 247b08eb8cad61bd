import { findLocale, findPreferredLocale, type Locale } from '../../languages.ts'
import type { Choice } from '../settings/choices.ts'
import { findCookie, LOCALE_COOKIE } from '../settings/cookies.ts'

/** Language of a request: the visitor's cookie, then the top-level domain of the host, such as `.pl`, then the browser's languages, then English. */
export function localeOf(request: Request): Locale {
  return (
    findLocale(findCookie(request.headers.get('cookie') ?? '', LOCALE_COOKIE)) ??
    findLocale(/\.(\w+)\.?$/.exec(new URL(request.url).hostname)?.[1]) ??
    findPreferredLocale(request.headers.get('accept-language') ?? '') ??
    'en'
  )
}

/** Returns the choice in the visitor's cookie, or its initial value. The browser resolves choices that follow the system. */
export function choiceOf<Value extends string>({ cookie, find, initial }: Choice<Value>, { headers }: Request): Value {
  return find(findCookie(headers.get('cookie') ?? '', cookie)) ?? initial
}
