import { findLocale, type Locale } from '../../../languages.ts'
import { findCookie } from '../../identity/rules/credentials.ts'

/** Themes that a visitor can choose; `system` follows the operating system. */
const THEMES = ['dark', 'light', 'system'] as const

export type Theme = (typeof THEMES)[number]

/** The language that the visitor chose, else the browser's first; English if the product does not have it. */
export function localeOf(headers: Headers): Locale {
  const chosen = findCookie(headers.get('cookie'), 'i18n_redirected')
  const preferred = headers.get('accept-language')?.slice(0, 2).toLowerCase()
  return findLocale(chosen ?? undefined) ?? findLocale(preferred) ?? 'en'
}

/** Dark by default. */
export function themeOf(headers: Headers): Theme {
  return findTheme(findCookie(headers.get('cookie'), 'theme')) ?? 'dark'
}

/** Null for any other word. */
export function findTheme(word: string | null): Theme | null {
  return THEMES.find((theme) => theme === word) ?? null
}
