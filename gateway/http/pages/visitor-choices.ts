import { findLocale, findPreferredLocale, type Locale } from '../../../languages.ts'
import { findCookie } from '../../identity/rules/credentials.ts'

/** Themes that a visitor can choose; `system` follows the operating system. */
const THEMES = ['dark', 'light', 'system'] as const

export type Theme = (typeof THEMES)[number]

/** The language that the visitor chose, else the one that the browser prefers among ours, else English. */
export function localeOf(headers: Headers): Locale {
  const chosen = findCookie(headers.get('cookie'), 'i18n_redirected')
  return findLocale(chosen ?? undefined) ?? findPreferredLocale(headers.get('accept-language') ?? '') ?? 'en'
}

/** Dark by default. */
export function themeOf(headers: Headers): Theme {
  return findTheme(findCookie(headers.get('cookie'), 'theme')) ?? 'dark'
}

/** Null for any other word. */
export function findTheme(word: string | null): Theme | null {
  return THEMES.find((theme) => theme === word) ?? null
}
