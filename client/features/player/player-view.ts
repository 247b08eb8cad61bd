import type { ColumnSort } from '../../components/column-sort.ts'
import { QueueFilter } from '../../gql/graphql.ts'

/**
 * The games in which champions are counted: a number of the newest ranked solo games, or all recorded games. The first is the
 * default.
 */
export const COUNTED_GAMES = [20, 50, 100, 'recorded'] as const

type CountedGames = (typeof COUNTED_GAMES)[number]

/** The first is the default. */
export const CHAMPION_ORDERS = ['games', 'winRate', 'kda'] as const

export type ChampionOrder = (typeof CHAMPION_ORDERS)[number]

/** Queues by which the games are filtered; null is all, the default. */
export const GAME_QUEUES = [null, QueueFilter.SOLO, QueueFilter.FLEX, QueueFilter.NORMAL, QueueFilter.ARAM] as const

/** The query string stores it, such as `?last=50&sort=kda`, so that links and reloads keep it. */
export interface PlayerView extends ColumnSort<ChampionOrder> {
  readonly last: CountedGames
  /** Null for all queues. */
  readonly queue: (typeof GAME_QUEUES)[number]
}

const NAMES = ['last', 'queue', 'sort', 'reverse']

/** Invalid values count as the default. */
export function readPlayerView(search: URLSearchParams): PlayerView {
  return {
    last: COUNTED_GAMES.find((games) => String(games) === search.get('last')?.toLowerCase()) ?? 20,
    queue: GAME_QUEUES.find((queue) => queue?.toLowerCase() === search.get('queue')?.toLowerCase()) ?? null,
    order: CHAMPION_ORDERS.find((order) => orderWord(order) === search.get('sort')?.toLowerCase()) ?? 'games',
    reverse: search.get('reverse') === '1',
  }
}

/** Leaves out defaults and keeps other parameters. */
export function writePlayerView(search: URLSearchParams, view: PlayerView): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of NAMES) written.delete(name)
  if (view.last !== 20) written.set('last', String(view.last))
  if (view.queue !== null) written.set('queue', view.queue.toLowerCase())
  if (view.order !== 'games') written.set('sort', orderWord(view.order))
  if (view.reverse) written.set('reverse', '1')
  return written
}

/** `winRate` becomes `win-rate`. */
const orderWord = (order: ChampionOrder) => order.replace('R', '-r')
