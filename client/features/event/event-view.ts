import type { ColumnSort } from '../../components/column-sort.ts'
import type { Tier } from '../../gql/graphql.ts'

export const EVENT_TABS = ['teams', 'bootcamp'] as const

type EventTab = (typeof EVENT_TABS)[number]

/** What the bootcamp can be sorted by; the first is what it begins with. */
export const BOOTCAMP_ORDERS = ['rank', 'points', 'games', 'winRate', 'player', 'team'] as const

export type BootcampOrder = (typeof BOOTCAMP_ORDERS)[number]

/** The tiers that the bootcamp can be narrowed to, the highest first. */
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

/** What part of an event is shown. It lives in the query string, so that a link or a reload keeps it. */
export interface EventView extends ColumnSort<BootcampOrder> {
  readonly tab: EventTab
  /** What player, team or Riot ID has to hold, as it was typed; empty for everybody. */
  readonly search: string
  /** Only accounts of this tier; null for every tier. */
  readonly tier: Tier | null
}

const NAMES = ['tab', 'search', 'tier', 'sort', 'reverse']

/** Longer than any name. */
const MOST_CHARACTERS = 64

/** Reads the view from a query string such as `?tab=bootcamp&tier=master`; what it does not understand is left at its default. */
export function readEventView(search: URLSearchParams): EventView {
  return {
    tab: EVENT_TABS.find((tab) => tab === search.get('tab')) ?? 'teams',
    search: (search.get('search') ?? '').slice(0, MOST_CHARACTERS),
    tier: BOOTCAMP_TIERS.find((tier) => tier === search.get('tier')?.toUpperCase()) ?? null,
    order: BOOTCAMP_ORDERS.find((order) => orderWord(order) === search.get('sort')?.toLowerCase()) ?? 'rank',
    reverse: search.get('reverse') === '1',
  }
}

/** The query string of a view; defaults are left out, and what is not of the view stays as it was. */
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

/** `winRate` as addresses write it: `win-rate`. */
const orderWord = (order: BootcampOrder) => order.replace('R', '-r')
