import type { Locale } from '../languages.ts'
import { queryTexts } from './gql/query-texts.ts'
import { headTags, toHtml } from './head/head-tags.ts'
import { pageHead, type PageHead } from './head/page-head.ts'
import { toDataScript, type Subject } from './head/structured-data.ts'
import { themeColourTags } from './head/theme-colours.ts'
import { findKnownPage, type Ask } from './known-pages.ts'
import { championPath, eventPath, playerChampionPath, playerPath, teamPath, worldsPath } from './paths.ts'
import { findPage, ROUTES } from './routes.tsx'
import { lateDocument, type PageDocument, toFrame, wholeDocument } from './server-rendering/document.ts'
import { toPageRequest } from './server-rendering/page-request.ts'
import { startVisit, type PageServer } from './server-rendering/page-visit.ts'
import { findRedirect } from './server-rendering/redirects.ts'
import { choiceOf, localeOf } from './server-rendering/request-choices.ts'
import { translationsIn } from './server-rendering/translations.ts'
import { MOTION, THEME } from './settings/choices.ts'

/** Wait for the answers to the queries of a page that asks Riot, before its placeholder is sent. */
const FIRST_WAIT_MS = 200

/** Further wait while nothing but the processor delays the answers: to render a placeholder would delay them more. */
const BUSY_WAIT_MS = 800

interface HeadRendering {
  readonly template: string
  /** Public origin of the server, without a trailing slash; null to use the origin of the request. */
  readonly publicUrl: string | null
  readonly ask: Ask
}

export { findRedirect, toPageRequest }

interface RenderedDocument<Html> extends PageDocument<Html> {
  /** 404 only when the page certainly does not exist. */
  readonly status: 200 | 404
}

/**
 * Fills index.html with the page of an address, in the visitor's language, and with the visitor's choices. The document has parts
 * when its answers are late.
 */
export async function renderPage(
  request: Request,
  rendering: HeadRendering & PageServer,
): Promise<RenderedDocument<string | AsyncIterable<string>>> {
  const visit = startVisit(request, findPage(new URL(request.url)), localeOf(request), rendering)
  const isLoaded =
    (await visit.isLoadedWithin(FIRST_WAIT_MS)) ||
    (!(await rendering.asksRiot()) && (await visit.isLoadedWithin(BUSY_WAIT_MS)))
  const { status, html } = await emptyPage(request, rendering)
  const frame = toFrame(html)
  return { status, ...(isLoaded ? wholeDocument(frame, await visit.render()) : lateDocument(frame, visit)) }
}

/** Fills only the head of index.html. The browser renders the page. */
export async function emptyPage(request: Request, rendering: HeadRendering): Promise<RenderedDocument<string>> {
  const locale = localeOf(request)
  const { t } = translationsIn(locale)
  const found = findPage(new URL(request.url))
  const known = await findKnownPage(found, { ask: rendering.ask, locale, t })
  const head = { ...pageHead(found, t, known), ...(known === null ? {} : { path: known.path }) }
  return {
    status: head.path === null ? 404 : 200,
    styleSource: null,
    html: fillHead(
      request,
      head,
      { locale, feature: found.kind === 'page' ? found.page.feature : null, subject: known?.subject ?? null },
      rendering,
    ),
  }
}

interface Wanted {
  readonly locale: Locale
  /** Null for an address that is no page. */
  readonly feature: string | null
  readonly subject: Subject | null
}

function fillHead(
  request: Request,
  head: PageHead,
  { locale, feature, subject }: Wanted,
  { template, publicUrl }: HeadRendering,
): string {
  const theme = choiceOf(THEME, request)
  const origin = publicUrl ?? new URL(request.url).origin
  const data = subject === null || head.path === null ? '' : toDataScript(subject, origin, head.path)
  return template
    .replace(/<html[^>]*>/, `<html lang="${locale}" data-theme="${theme}" data-motion="${choiceOf(MOTION, request)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(head.title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => toHtml(headTags(head, origin, locale)) + data)
    .replace(/<meta name="theme-color"[^>]*>/, themeColourTags(theme))
    .replaceAll(/ *<link[^>]*data-locale="(\w+)"[^>]*>\n?/g, (link, of) => (of === locale ? link : ''))
    .replaceAll(/ *<link[^>]*data-features="([^"]+)"[^>]*>\n?/g, (link, features: string) =>
      feature !== null && features.split(' ').includes(feature) ? link : '',
    )
}

/** Lists the texts of the queries that pages send by their hash. */
export const listQueries = () => queryTexts

interface ListedPlayer {
  readonly slug: string
  readonly team: { readonly code: string } | null
  /** Those that they have a page on. */
  readonly champions: Listed['champions']
}

export interface Listed {
  readonly teams: readonly { readonly code: string }[]
  readonly champions: readonly { readonly slug: string | null; readonly key: number }[]
  readonly players: readonly ListedPlayer[]
  readonly events: readonly { readonly slug: string }[]
}

/** Paths that search engines may list: all fixed pages, and one page for each listed entry. */
export function listPaths({ teams, champions, players, events }: Listed): readonly string[] {
  const { t } = translationsIn('en')
  return [
    ...ROUTES.map(({ path }) => path).filter((path) => !path.includes(':')),
    ...teams.map(({ code }) => teamPath(code)),
    ...players.map(({ slug, team }) => playerPath({ team: team?.code ?? null, slug })),
    ...players.flatMap(({ slug, team, champions: played }) =>
      played.map((champion) => playerChampionPath({ team: team?.code ?? null, slug }, champion)),
    ),
    ...champions.map(championPath),
    ...events.map(({ slug }) => eventPath(slug)).filter((path) => path !== worldsPath()),
  ].filter((path) => pageHead(findPage({ pathname: path, search: '' }), t, null).listed)
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
