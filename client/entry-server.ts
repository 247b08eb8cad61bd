import { findCookie, LOCALE_COOKIE, THEME_COOKIE } from './cookies.ts'
import en from './i18n/en.json' with { type: 'json' }
import { createI18n } from './i18n/i18n.ts'
import { findLocale, type Locale } from './i18n/locale.ts'
import pl from './i18n/pl.json' with { type: 'json' }
import { findPage } from './routes.tsx'
import { findThemeName, type ThemeName } from './theme/palette.ts'

const TRANSLATIONS = { en: createI18n('en', en), pl: createI18n('pl', pl) } as const satisfies Record<Locale, unknown>

/** The status with which the page at an address is sent. */
export function matchRoute(url: URL): { status: 200 | 404 } {
  return { status: findPage(url).is === 'page' ? 200 : 404 }
}

/** The page for a request: the built index.html with the visitor's language and theme and the page's title filled in. */
export function renderPage(template: string, request: Request): string {
  const locale = localeOf(request)
  return template
    .replace(/<html[^>]*>/, `<html lang="${locale}" data-theme="${themeOf(request)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(titleOf(request, locale))}</title>`)
    .replaceAll(/ *<link[^>]*data-locale="(\w+)"[^>]*>\n?/g, (link, of) => (of === locale ? link : ''))
}

/** The visitor's cookie decides, then a Polish host, then the browser's languages, then English. */
export function localeOf(request: Request): Locale {
  return (
    findLocale(findCookie(request.headers.get('cookie') ?? '', LOCALE_COOKIE)) ??
    (new URL(request.url).hostname.endsWith('.pl') ? 'pl' : null) ??
    preferredLocale(request.headers.get('accept-language') ?? '') ??
    'en'
  )
}

/** The theme in the visitor's cookie; else dark. */
export function themeOf(request: Request): ThemeName {
  return findThemeName(findCookie(request.headers.get('cookie') ?? '', THEME_COOKIE)) ?? 'dark'
}

/** The first of our languages in the order of an `Accept-Language` header's weights. */
function preferredLocale(header: string): Locale | null {
  return (
    header
      .split(',')
      .map((range) => {
        const [tag = '', ...parameters] = range.trim().split(';')
        const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean) ?? '1'
        return { locale: findLocale(tag.split('-')[0]?.toLowerCase()), weight: Number(weight) }
      })
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight)
      .find(({ locale }) => locale !== null)?.locale ?? null
  )
}

function titleOf(request: Request, locale: Locale): string {
  const { t } = TRANSLATIONS[locale]
  const found = findPage(new URL(request.url))
  return `${found.is === 'page' ? found.page.title(t) : t('errors.pageNotFound')} · Lanewatch`
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
