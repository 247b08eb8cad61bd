import { chooseLocale, type Locale } from '../../../languages.ts'
import { findCookie } from '../../identity/rules/credentials.ts'

/** Themes that a visitor can choose; `system` follows the operating system. */
const THEMES = ['dark', 'light', 'system'] as const

export type Theme = (typeof THEMES)[number]

/** Returns the language of the page that answers a request. */
export function localeOf({ url, headers }: Pick<Request, 'url' | 'headers'>): Locale {
  const chosen = findCookie(headers.get('cookie'), 'i18n_redirected')
  return chooseLocale({ chosen, url, accepted: headers.get('accept-language') })
}

/** Dark by default. */
export function themeOf(headers: Headers): Theme {
  return findTheme(findCookie(headers.get('cookie'), 'theme')) ?? 'dark'
}

/** Null for any other word. */
export function findTheme(word: string | null): Theme | null {
  return THEMES.find((theme) => theme === word) ?? null
}
