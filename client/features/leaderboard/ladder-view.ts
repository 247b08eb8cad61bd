import type { ColumnSort } from '../../components/column-sort.ts'
import { findRegion, regionKey } from '../../game/regions.ts'
import type { LadderOrder, LadderPeriod, LadderQueue, Region } from '../../gql/graphql.ts'
import { LADDER_PAGE_SIZE } from '../../paths.ts'

export const LADDER_QUEUES = ['SOLO', 'FLEX'] as const satisfies readonly LadderQueue[]

/** The first is Riot's own order. */
export const LADDER_ORDERS = ['RANK', 'GAMES', 'WINS', 'LOSSES', 'WIN_RATE'] as const satisfies readonly LadderOrder[]

/** The first is the default. */
export const LADDER_PERIODS = ['YESTERDAY', 'LAST_WEEK'] as const satisfies readonly LadderPeriod[]

export const PAGE_SIZE = LADDER_PAGE_SIZE

/** The query string stores it, such as `?region=kr&sort=wins&page=3`, so that links and reloads keep it. */
export interface LadderView extends ColumnSort<LadderOrder> {
  readonly region: Region
  readonly queue: LadderQueue
  /** Period of the movement. */
  readonly since: LadderPeriod
  /** True to list only accounts of pro players. */
  readonly prosOnly: boolean
  /** Name as typed; empty for all entries. */
  readonly search: string
  /** From 1. The page may not exist. */
  readonly page: number
}

const NAMES = ['region', 'queue', 'since', 'pros', 'search', 'sort', 'reverse', 'page']

/** Up to five digits: more pages than any ladder has. */
const PAGE_NUMBER = /^[1-9]\d{0,4}$/

/** Longer than any name. */
const MAX_CHARACTERS = 64

/** Invalid values count as the default. */
export function readLadderView(search: URLSearchParams): LadderView {
  const page = search.get('page') ?? ''
  return {
    region: findRegion(search.get('region') ?? '') ?? 'EUW',
    queue: LADDER_QUEUES.find((queue) => queue === search.get('queue')?.toUpperCase()) ?? 'SOLO',
    since: search.get('since')?.toLowerCase() === 'last-week' ? 'LAST_WEEK' : 'YESTERDAY',
    prosOnly: search.get('pros') === '1',
    search: (search.get('search') ?? '').slice(0, MAX_CHARACTERS),
    order: LADDER_ORDERS.find((order) => orderWord(order) === search.get('sort')?.toLowerCase()) ?? 'RANK',
    reverse: search.get('reverse') === '1',
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
  }
}

/** Leaves out defaults and keeps other parameters. */
export function writeLadderView(search: URLSearchParams, view: LadderView): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of NAMES) written.delete(name)
  if (view.region !== 'EUW') written.set('region', regionKey(view.region))
  if (view.queue !== 'SOLO') written.set('queue', view.queue.toLowerCase())
  if (view.since !== 'YESTERDAY') written.set('since', 'last-week')
  if (view.prosOnly) written.set('pros', '1')
  if (view.search !== '') written.set('search', view.search)
  if (view.order !== 'RANK') written.set('sort', orderWord(view.order))
  if (view.reverse) written.set('reverse', '1')
  if (view.page !== 1) written.set('page', String(view.page))
  return written
}

/** `WIN_RATE` becomes `win-rate`. */
const orderWord = (order: LadderOrder) => order.toLowerCase().replace('_', '-')
