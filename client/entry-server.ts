import { findLocale, LOCALES, type Locale } from '../languages.ts'
import { headTags, toHtml } from './head/head-tags.ts'
import { pageHead } from './head/page-head.ts'
import { themeColourTags } from './head/theme-colours.ts'
import { messagesIn } from './i18n/all-messages.ts'
import { createI18n } from './i18n/i18n.ts'
import { findKnownPage, type Ask } from './known-pages.ts'
import { championPath, playerPath, teamPath } from './paths.ts'
import { findPage, ROUTES } from './routes.tsx'
import { MOTION, THEME, type Choice } from './settings/choices.ts'
import { findCookie, LOCALE_COOKIE } from './settings/cookies.ts'

const translations = createI18n('en', messagesIn('en'))
for (const locale of LOCALES) translations.addResourceBundle(locale, 'translation', messagesIn(locale))

interface Rendering {
  readonly template: string
  /** Public origin of the server, without a trailing slash; null to use the origin of the request. */
  readonly publicUrl: string | null
  readonly ask: Ask
}

interface RenderedPage {
  /** 404 only when the page certainly does not exist. */
  readonly status: 200 | 404
  readonly html: string
}

/** Fills index.html with the visitor's language, theme and motion, and with the head tags of the page. */
export async function renderPage(request: Request, { template, publicUrl, ask }: Rendering): Promise<RenderedPage> {
  const locale = localeOf(request)
  const theme = choiceOf(THEME, request)
  const url = new URL(request.url)
  const t = translations.getFixedT(locale)
  const found = findPage(url)
  const known = await findKnownPage(found, { ask, locale, t })
  const head = { ...pageHead(found, t, known), ...(known === null ? {} : { path: known.path }) }
  const html = template
    .replace(/<html[^>]*>/, `<html lang="${locale}" data-theme="${theme}" data-motion="${choiceOf(MOTION, request)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(head.title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => toHtml(headTags(head, publicUrl ?? url.origin, locale)))
    .replace(/<meta name="theme-color"[^>]*>/, themeColourTags(theme))
    .replaceAll(/ *<link[^>]*data-locale="(\w+)"[^>]*>\n?/g, (link, of) => (of === locale ? link : ''))
  return { status: head.path === null ? 404 : 200, html }
}

export interface Listed {
  readonly teams: readonly { readonly code: string }[]
  readonly champions: readonly { readonly slug: string | null; readonly key: number }[]
  readonly players: readonly { readonly slug: string; readonly team: { readonly code: string } | null }[]
}

/** Paths that search engines may list: all fixed pages, and one page for each listed entry. */
export function listPaths({ teams, champions, players }: Listed): readonly string[] {
  const t = translations.getFixedT('en')
  return [
    ...ROUTES.map(({ path }) => path).filter((path) => !path.includes(':')),
    ...teams.map(({ code }) => teamPath(code)),
    ...players.map(({ slug, team }) => playerPath({ team: team?.code ?? null, slug })),
    ...champions.map(championPath),
  ].filter((path) => pageHead(findPage({ pathname: path, search: '' }), t, null).listed)
}

/** Language of a request: the visitor's cookie, then the top-level domain of the host, such as `.pl`, then the browser's languages, then English. */
export function localeOf(request: Request): Locale {
  return (
    findLocale(findCookie(request.headers.get('cookie') ?? '', LOCALE_COOKIE)) ??
    findLocale(/\.(\w+)\.?$/.exec(new URL(request.url).hostname)?.[1]) ??
    preferredLocale(request.headers.get('accept-language') ?? '') ??
    'en'
  )
}

/** Returns the choice in the visitor's cookie, or its initial value. The browser resolves choices that follow the system. */
function choiceOf<Value extends string>({ cookie, find, initial }: Choice<Value>, { headers }: Request): Value {
  return find(findCookie(headers.get('cookie') ?? '', cookie)) ?? initial
}

/** Returns our first supported language, by the weights of an `Accept-Language` header. */
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

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
