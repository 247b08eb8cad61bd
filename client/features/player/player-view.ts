import type { ColumnSort } from '../../components/column-sort.ts'

/**
 * In which games the champions can be counted: so many of his newest ranked solo games, or all that are recorded; the first
 * is what it begins with.
 */
export const COUNTED_GAMES = [20, 50, 100, 'recorded'] as const

type CountedGames = (typeof COUNTED_GAMES)[number]

/** What the champions can be sorted by; the first is what it begins with. */
export const CHAMPION_ORDERS = ['games', 'winRate', 'kda'] as const

export type ChampionOrder = (typeof CHAMPION_ORDERS)[number]

/** What is shown of the champions of a player. It lives in the query string, so that a link or a reload keeps it. */
export interface PlayerView extends ColumnSort<ChampionOrder> {
  /** In which of his games. */
  readonly last: CountedGames
}

const NAMES = ['last', 'sort', 'reverse']

/** Reads the view from a query string such as `?last=50&sort=kda`; what it does not understand is left at its default. */
export function readPlayerView(search: URLSearchParams): PlayerView {
  return {
    last: COUNTED_GAMES.find((games) => String(games) === search.get('last')?.toLowerCase()) ?? 20,
    order: CHAMPION_ORDERS.find((order) => orderWord(order) === search.get('sort')?.toLowerCase()) ?? 'games',
    reverse: search.get('reverse') === '1',
  }
}

/** The query string of a view; defaults are left out, and what is not of the view stays as it was. */
export function writePlayerView(search: URLSearchParams, view: PlayerView): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of NAMES) written.delete(name)
  if (view.last !== 20) written.set('last', String(view.last))
  if (view.order !== 'games') written.set('sort', orderWord(view.order))
  if (view.reverse) written.set('reverse', '1')
  return written
}

/** `winRate` as addresses write it: `win-rate`. */
const orderWord = (order: ChampionOrder) => order.replace('R', '-r')
