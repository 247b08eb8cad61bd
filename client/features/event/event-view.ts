import type { ColumnSort } from '../../components/column-sort.ts'
import type { Tier } from '../../gql/graphql.ts'

export const EVENT_TABS = ['teams', 'bootcamp'] as const

type EventTab = (typeof EVENT_TABS)[number]

/** The first is the default. */
export const BOOTCAMP_ORDERS = ['rank', 'points', 'games', 'winRate', 'player', 'team'] as const

export type BootcampOrder = (typeof BOOTCAMP_ORDERS)[number]

/** The highest first. */
export const BOOTCAMP_TIERS = [
  'CHALLENGER',
  'GRANDMASTER',
  'MASTER',
  'DIAMOND',
  'EMERALD',
  'PLATINUM',
  'GOLD',
  'SILVER',
  'BRONZE',
  'IRON',
] as const satisfies readonly Tier[]

/** The query string stores it, such as `?tab=bootcamp&tier=master`, so that links and reloads keep it. */
export interface EventView extends ColumnSort<BootcampOrder> {
  readonly tab: EventTab
  /** Player, team or Riot ID, as typed; empty for all entries. */
  readonly search: string
  /** Null for all tiers. */
  readonly tier: Tier | null
}

const NAMES = ['tab', 'search', 'tier', 'sort', 'reverse']

/** Longer than any name. */
const MAX_CHARACTERS = 64

/** Invalid values count as the default. */
export function readEventView(search: URLSearchParams): EventView {
  return {
    tab: EVENT_TABS.find((tab) => tab === search.get('tab')) ?? 'teams',
    search: (search.get('search') ?? '').slice(0, MAX_CHARACTERS),
    tier: BOOTCAMP_TIERS.find((tier) => tier === search.get('tier')?.toUpperCase()) ?? null,
    order: BOOTCAMP_ORDERS.find((order) => orderWord(order) === search.get('sort')?.toLowerCase()) ?? 'rank',
    reverse: search.get('reverse') === '1',
  }
}

/** Leaves out defaults and keeps other parameters. */
export function writeEventView(search: URLSearchParams, view: EventView): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of NAMES) written.delete(name)
  if (view.tab !== 'teams') written.set('tab', view.tab)
  if (view.search !== '') written.set('search', view.search)
  if (view.tier !== null) written.set('tier', view.tier.toLowerCase())
  if (view.order !== 'rank') written.set('sort', orderWord(view.order))
  if (view.reverse) written.set('reverse', '1')
  return written
}

/** `winRate` becomes `win-rate`. */
const orderWord = (order: BootcampOrder) => order.replace('R', '-r')
