import type { ColumnSort } from '../../components/column-sort.ts'
import { CHAMPION_TAGS, type ChampionTag } from '../../statistics/champion-tags.ts'

/** The first is the default. */
export const CHAMPIONS_VIEWS = ['table', 'tiers', 'grid'] as const

/** The first is the default. */
export const CHAMPION_ORDERS = ['games', 'tier', 'winRate', 'pickRate', 'banRate', 'name'] as const

export type ChampionOrder = (typeof CHAMPION_ORDERS)[number]

/** Sort order of the grid. */
export const BY_NAME: ColumnSort<ChampionOrder> = { order: 'name', reverse: false }

/** Sort order of the champions within a tier. */
export const BY_WIN_RATE: ColumnSort<ChampionOrder> = { order: 'winRate', reverse: false }

/** The query string stores it, such as `?view=grid&tag=mage`, so that links and reloads keep it. */
export interface ChampionsView extends ColumnSort<ChampionOrder> {
  readonly view: (typeof CHAMPIONS_VIEWS)[number]
  /** The typed name filter; empty for all champions. */
  readonly search: string
  /** Null for all champions. */
  readonly tag: ChampionTag | null
}

const NAMES = ['view', 'search', 'tag', 'sort', 'reverse']

/** Longer than any name. */
const MAX_CHARACTERS = 64

/** Invalid values count as the default. */
export function readChampionsView(search: URLSearchParams): ChampionsView {
  return {
    view: CHAMPIONS_VIEWS.find((view) => view === search.get('view')?.toLowerCase()) ?? CHAMPIONS_VIEWS[0],
    search: (search.get('search') ?? '').slice(0, MAX_CHARACTERS),
    tag: CHAMPION_TAGS.find((tag) => tag.toLowerCase() === search.get('tag')?.toLowerCase()) ?? null,
    order: CHAMPION_ORDERS.find((order) => orderWord(order) === search.get('sort')?.toLowerCase()) ?? 'games',
    reverse: search.get('reverse') === '1',
  }
}

/** Leaves out defaults and keeps other parameters. */
export function writeChampionsView(search: URLSearchParams, shown: ChampionsView): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of NAMES) written.delete(name)
  if (shown.view !== CHAMPIONS_VIEWS[0]) written.set('view', shown.view)
  if (shown.search !== '') written.set('search', shown.search)
  if (shown.tag !== null) written.set('tag', shown.tag.toLowerCase())
  if (shown.order !== 'games') written.set('sort', orderWord(shown.order))
  if (shown.reverse) written.set('reverse', '1')
  return written
}

/** `winRate` becomes `win-rate`. */
const orderWord = (order: ChampionOrder) => order.replace('R', '-r')
