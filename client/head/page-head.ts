import type { ParseKeys, TFunction } from 'i18next'
import type { Found } from '../routes.tsx'
import type { Told } from '../told-of-page.ts'

/** What search engines and previews of links are told of a page. */
export interface PageHead {
  /** As the tab of the browser shows it. */
  readonly title: string
  readonly description: string
  /** The one path of the page; null where there is no page. */
  readonly path: string | null
  /** Whether search engines may list the page. */
  readonly listed: boolean
}

/** What is said of the pages of each route. */
const DESCRIPTIONS: Readonly<Record<string, ParseKeys>> = {
  '/': 'head.home',
  '/account/:region/:account': 'head.account',
  '/search-account/:account': 'head.searchAccount',
  '/pro-players': 'head.proPlayers',
  '/streams': 'head.streams',
  '/team/:team': 'head.team',
  '/player/:team/:player': 'head.player',
  '/match/:matchId': 'head.match',
  '/champions': 'head.champions',
  '/champion/:champion': 'head.champion',
  '/leaderboard': 'head.leaderboard',
  '/add-proplayer': 'head.addProPlayer',
  '/following': 'head.following',
  '/worlds-24': 'head.worlds',
  '/privacy': 'head.privacy',
  '/terms': 'head.terms',
  '/accessibility': 'head.accessibility',
  '/status': 'head.status',
}

/**
 * Routes whose pages search engines do not list: accounts and matches are of people who were not asked, a search is no
 * page of its own, the page of editors has nothing for others, and what is followed is another thing for everybody.
 */
const UNLISTED: ReadonlySet<string> = new Set([
  '/account/:region/:account',
  '/search-account/:account',
  '/match/:matchId',
  '/add-proplayer',
  '/following',
])

/**
 * What is told of what stands at an address, in the language of `t`: by the address alone, or by what is known of the page
 * beside it.
 */
export function pageHead(found: Found, t: TFunction, known: Told | null): PageHead {
  if (found.is !== 'page' || known?.missing === true) {
    const name = known?.name ?? t('errors.pageNotFound')
    return { title: titled(name), description: t('head.notFound'), path: null, listed: false }
  }
  const { route, path, title } = found.page
  const name = known?.name ?? title(t)
  return {
    title: titled(name),
    description: t(DESCRIPTIONS[route] ?? 'head.home', { name }),
    path,
    listed: !UNLISTED.has(route),
  }
}

const titled = (name: string) => `${name} · Lanewatch`
