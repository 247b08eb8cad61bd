import type { ColumnSort } from '../../components/column-sort.ts'
import { CHAMPION_TAGS, type ChampionTag } from '../../statistics/champion-tags.ts'

/** How the champions stand; the first is how they do at first. */
export const CHAMPIONS_VIEWS = ['grid', 'table'] as const

/** What the table can be sorted by; the first is what it begins with. */
export const CHAMPION_ORDERS = ['games', 'winRate', 'pickRate', 'banRate', 'name'] as const

export type ChampionOrder = (typeof CHAMPION_ORDERS)[number]

/** How champions stand where they are looked for by name. */
export const BY_NAME: ColumnSort<ChampionOrder> = { order: 'name', reverse: false }

/** Which champions are shown, and how. It lives in the query string, so that a link or a reload keeps it. */
export interface ChampionsView extends ColumnSort<ChampionOrder> {
  readonly view: (typeof CHAMPIONS_VIEWS)[number]
  /** What the names have to hold, as it was typed; empty for every champion. */
  readonly search: string
  /** Only champions that are good at it; null for all of them. */
  readonly tag: ChampionTag | null
}

const NAMES = ['view', 'search', 'tag', 'sort', 'reverse']

/** Longer than any name. */
const MOST_CHARACTERS = 64

/** Reads the view from a query string such as `?view=table&tag=mage&sort=win-rate`; what it does not understand is left at its default. */
export function readChampionsView(search: URLSearchParams): ChampionsView {
  return {
    view: CHAMPIONS_VIEWS.find((view) => view === search.get('view')?.toLowerCase()) ?? 'grid',
    search: (search.get('search') ?? '').slice(0, MOST_CHARACTERS),
    tag: CHAMPION_TAGS.find((tag) => tag.toLowerCase() === search.get('tag')?.toLowerCase()) ?? null,
    order: CHAMPION_ORDERS.find((order) => orderWord(order) === search.get('sort')?.toLowerCase()) ?? 'games',
    reverse: search.get('reverse') === '1',
  }
}

/** The query string of a view; defaults are left out, and what is not of the view stays as it was. */
export function writeChampionsView(search: URLSearchParams, shown: ChampionsView): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of NAMES) written.delete(name)
  if (shown.view !== 'grid') written.set('view', shown.view)
  if (shown.search !== '') written.set('search', shown.search)
  if (shown.tag !== null) written.set('tag', shown.tag.toLowerCase())
  if (shown.order !== 'games') written.set('sort', orderWord(shown.order))
  if (shown.reverse) written.set('reverse', '1')
  return written
}

/** `winRate` as addresses write it: `win-rate`. */
const orderWord = (order: ChampionOrder) => order.replace('R', '-r')
