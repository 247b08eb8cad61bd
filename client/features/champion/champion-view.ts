import { championWord } from '../../match/champion-choices.ts'
import { readStatisticsFilter } from '../../statistics/statistics-filter.ts'
import { readGamesView, writeGamesView } from './builds/games-view.ts'

/** The first is the default. */
export const CHAMPION_TABS = ['overview', 'builds', 'games', 'players'] as const

export type ChampionTab = (typeof CHAMPION_TABS)[number]

/** The query string stores it, such as `?tab=builds`, so that links and reloads keep it. */
export interface ChampionView {
  readonly tab: ChampionTab
}

/** An address with a filter of the pros' games, but without a valid tab, opens those games. */
export function readChampionView(search: URLSearchParams): ChampionView {
  const named = CHAMPION_TABS.find((tab) => tab === search.get('tab')?.toLowerCase())
  return { tab: named ?? usualTab(search) }
}

/** Leaves out the default and keeps other parameters. */
export function writeChampionView(search: URLSearchParams, { tab }: ChampionView): URLSearchParams {
  const written = new URLSearchParams(search)
  written.delete('tab')
  if (tab !== usualTab(written)) written.set('tab', tab)
  return written
}

function usualTab(search: URLSearchParams): ChampionTab {
  const { lane, against, player } = readGamesView(search)
  return lane === null && against === null && player === null ? 'overview' : 'games'
}

/** Writes a query string for the pros' games against a champion, in the selected lane. */
export function writeGamesAgainst(
  search: URLSearchParams,
  champion: { readonly key: number; readonly slug: string | null },
): URLSearchParams {
  const { lane } = readStatisticsFilter(search)
  return writeChampionView(writeGamesView(search, { lane, against: championWord(champion), player: null }), {
    tab: 'games',
  })
}
