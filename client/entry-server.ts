import { findCookie, LOCALE_COOKIE } from './cookies.ts'
import { headTags, toHtml } from './head/head-tags.ts'
import { pageHead } from './head/page-head.ts'
import { themeColourTags } from './head/theme-colours.ts'
import en from './i18n/en.json' with { type: 'json' }
import { createI18n } from './i18n/i18n.ts'
import { findLocale, type Locale } from './i18n/locale.ts'
import pl from './i18n/pl.json' with { type: 'json' }
import { findKnownPage, type Ask } from './known-pages.ts'
import { championPath, playerPath, teamPath } from './paths.ts'
import { findPage, ROUTES } from './routes.tsx'
import { MOTION, THEME, type Choice } from './settings/choices.ts'

const TRANSLATIONS = { en: createI18n('en', en), pl: createI18n('pl', pl) } as const satisfies Record<Locale, unknown>

/** What a page is rendered with. */
interface Rendering {
  /** The built index.html. */
  readonly template: string
  /** Where people reach the server, without a slash at the end; null where the request reached it. */
  readonly publicUrl: string | null
  readonly ask: Ask
}

/** A page as it is sent. */
interface RenderedPage {
  /** 404 where it is certain that there is no such page. */
  readonly status: 200 | 404
  readonly html: string
}

/**
 * The page for a request: the built index.html with the visitor's language, theme and motion filled in, and with what is
 * told of the page.
 */
export async function renderPage(request: Request, { template, publicUrl, ask }: Rendering): Promise<RenderedPage> {
  const locale = localeOf(request)
  const theme = choiceOf(THEME, request)
  const url = new URL(request.url)
  const { t } = TRANSLATIONS[locale]
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

/** What of the contract's lists has a page of its own. */
export interface Listed {
  readonly teams: readonly { readonly code: string }[]
  readonly champions: readonly { readonly slug: string | null; readonly key: number }[]
  readonly players: readonly { readonly slug: string; readonly team: { readonly code: string } | null }[]
}

/** The path of every page that search engines may list: those that are always there, and one for each of what is listed. */
export function listPaths({ teams, champions, players }: Listed): readonly string[] {
  const { t } = TRANSLATIONS.en
  return [
    ...ROUTES.map(({ path }) => path).filter((path) => !path.includes(':')),
    ...teams.map(({ code }) => teamPath(code)),
    ...players.map(({ slug, team }) => playerPath({ team: team?.code ?? null, slug })),
    ...champions.map(championPath),
  ].filter((path) => pageHead(findPage({ pathname: path, search: '' }), t, null).listed)
}

/** The visitor's cookie decides, then a Polish host, then the browser's languages, then English. */
export function localeOf(request: Request): Locale {
  return (
    findLocale(findCookie(request.headers.get('cookie') ?? '', LOCALE_COOKIE)) ??
    (/\.pl\.?$/.test(new URL(request.url).hostname) ? 'pl' : null) ??
    preferredLocale(request.headers.get('accept-language') ?? '') ??
    'en'
  )
}

/** The choice in the visitor's cookie, else what holds without. What follows the system, the browser has to resolve. */
function choiceOf<Value extends string>({ cookie, find, initial }: Choice<Value>, { headers }: Request): Value {
  return find(findCookie(headers.get('cookie') ?? '', cookie)) ?? initial
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

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
