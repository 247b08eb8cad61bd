import type { ParseKeys, TFunction } from 'i18next'
import type { Found } from '../routing/define-route.tsx'
import type { PageFacts } from '../routing/page-facts.ts'

/** Description of a page for search engines and link previews. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Canonical; null when the page does not exist. */
  readonly path: string | null
  /** True when search engines may list the page. */
  readonly listed: boolean
  /** True when the server draws a preview of the page. Other pages share one. */
  readonly hasPreview: boolean
  /** True when other pages can show a card of the page's subject, which `/oembed` describes. */
  readonly hasCard: boolean
}

/** Translation keys of each route's description. */
const DESCRIPTIONS: Readonly<Record<string, ParseKeys>> = {
  '/': 'head.home',
  '/account/:region/:account': 'head.account',
  '/search-account/:account': 'head.searchAccount',
  '/pro-players': 'head.proPlayers',
  '/streams': 'head.streams',
  '/streamers': 'head.streamers',
  '/team/:team': 'head.team',
  '/player/:team/:player': 'head.player',
  '/player/:team/:player/champion/:champion': 'head.playerChampion',
  '/match/:matchId': 'head.match',
  '/game/:matchId': 'head.game',
  '/lobby': 'head.lobby',
  '/compare': 'head.compare',
  '/compare/:a/:b?': 'head.compare',
  '/champions': 'head.champions',
  '/champion/:champion': 'head.champion',
  '/leaderboard': 'head.leaderboard',
  '/add-proplayer': 'head.addProPlayer',
  '/following': 'head.following',
  '/api-keys': 'head.apiKeys',
  '/developers': 'head.developers',
  '/developers/changelog': 'head.contractChanges',
  '/worlds-24': 'head.worlds',
  '/event/:event': 'head.worlds',
  '/privacy': 'head.privacy',
  '/terms': 'head.terms',
  '/accessibility': 'head.accessibility',
  '/status': 'head.status',
}

/**
 * Routes that search engines must not list. Accounts, matches, games and comparisons belong to people who were not asked; a search is not
 * a page of its own; the editors' page is useless to others; followed entries and keys differ for each visitor.
 */
const UNLISTED: ReadonlySet<string> = new Set([
  '/account/:region/:account',
  '/search-account/:account',
  '/match/:matchId',
  '/game/:matchId',
  '/compare/:a/:b?',
  '/add-proplayer',
  '/following',
  '/api-keys',
])

/** Routes with a preview for each page, which the server draws for the subjects that it knows. */
const PREVIEWED: ReadonlySet<string> = new Set([
  '/account/:region/:account',
  '/team/:team',
  '/player/:team/:player',
  '/player/:team/:player/champion/:champion',
  '/match/:matchId',
  '/champion/:champion',
])

const WITH_CARD = '/account/:region/:account'

/** Describes the page at an address, in the language of `t`. `known` contains the facts about the page, if there are any. */
export function pageHead(found: Found, t: TFunction, known: PageFacts | null): PageHead {
  if (found.kind !== 'page' || known?.missing === true) {
    const name = known?.name ?? t('errors.pageNotFound')
    const nothing = { path: null, listed: false, hasPreview: false, hasCard: false }
    return { title: titled(name), description: t('head.notFound'), ...nothing }
  }
  const { route, path, title } = found.page
  const name = known?.name ?? title(t)
  return {
    title: titled(name),
    description: t(DESCRIPTIONS[route] ?? 'head.home', { name }),
    path,
    listed: !UNLISTED.has(route),
    hasPreview: known !== null && PREVIEWED.has(route),
    hasCard: route === WITH_CARD,
  }
}

const titled = (name: string) => `${name} · Lanewatch`
