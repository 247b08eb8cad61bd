import { championWord } from '../../match/champion-choices.ts'
import { readStatisticsFilter } from '../../statistics/statistics-filter.ts'
import { readGamesView, writeGamesView } from './builds/games-view.ts'

/** What the page of a champion tells, subject by subject; the first is what it begins with. */
export const CHAMPION_TABS = ['overview', 'builds', 'games', 'players'] as const

export type ChampionTab = (typeof CHAMPION_TABS)[number]

/** Which subject is in sight. It lives in the query string, so that a link or a reload keeps it. */
export interface ChampionView {
  readonly tab: ChampionTab
}

/**
 * Reads the view from a query string such as `?tab=builds`. Without a subject that it understands, an address that
 * narrows the games of pros means to show them.
 */
export function readChampionView(search: URLSearchParams): ChampionView {
  const named = CHAMPION_TABS.find((tab) => tab === search.get('tab')?.toLowerCase())
  return { tab: named ?? usualTab(search) }
}

/** The query string of a view; what goes without saying is left out, and what is not of the view stays as it was. */
export function writeChampionView(search: URLSearchParams, { tab }: ChampionView): URLSearchParams {
  const written = new URLSearchParams(search)
  written.delete('tab')
  if (tab !== usualTab(written)) written.set('tab', tab)
  return written
}

function usualTab(search: URLSearchParams): ChampionTab {
  const { lane, against } = readGamesView(search)
  return lane === null && against === null ? 'overview' : 'games'
}

/** The query string of the games of pros against a champion, in the lane that is shown. */
export function writeGamesAgainst(
  search: URLSearchParams,
  champion: { readonly key: number; readonly slug: string | null },
): URLSearchParams {
  const { lane } = readStatisticsFilter(search)
  return writeChampionView(writeGamesView(search, { lane, against: championWord(champion) }), { tab: 'games' })
}
