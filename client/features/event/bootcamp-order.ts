import type { ColumnSort } from '../../components/column-sort.ts'
import { pointsOnLine, type Standing } from '../../game/ladder.ts'
import type { Tier } from '../../gql/graphql.ts'
import { foldName, foldSearch } from '../../i18n/fold-name.ts'
import type { BootcampOrder } from './event-view.ts'

/** The sorted and filtered fields of an entry. */
interface Listed {
  readonly proPlayer: { readonly name: string; readonly team: { readonly code: string; readonly name: string } | null }
  readonly account: { readonly gameName: string; readonly tagLine: string }
  readonly standing: Standing & {
    readonly wins: number
    readonly losses: number
    /** `low` is the lower bound of the confidence interval; null without a game. */
    readonly winRate: { readonly low: number } | null
  }
}

/** An entry with its place among all entries, from 1, regardless of filters and sort order. */
export type Placed<Entry> = Entry & { readonly place: number }

/** Numbers the entries, given from the highest to the lowest. */
export function placeEntries<Entry>(entries: readonly Entry[]): readonly Placed<Entry>[] {
  return entries.map((entry, index) => ({ ...entry, place: index + 1 }))
}

/**
 * Ranks from 1, names from A and figures from the highest, or reversed; equal ones by place, missing values last. Win rates are
 * compared by the lower bound of their interval, so that a few lucky games do not outrank a long record.
 */
export function sortBootcamp<Entry extends Placed<Listed>>(
  entries: readonly Entry[],
  { order, reverse }: ColumnSort<BootcampOrder>,
): readonly Entry[] {
  const turn = reverse ? -1 : 1
  return entries.toSorted((a, b) => {
    const [first, second] = [keyOf(a, order), keyOf(b, order)]
    if (first === null || second === null) return Number(first === null) - Number(second === null) || a.place - b.place
    return turn * compare(first, second) || a.place - b.place
  })
}

/** Lowest first; null when the entry has none. */
function keyOf({ place, proPlayer, standing }: Placed<Listed>, order: BootcampOrder): number | string | null {
  switch (order) {
    case 'rank':
      return place
    case 'points':
      return -pointsOnLine(standing)
    case 'games':
      return -(standing.wins + standing.losses)
    case 'winRate':
      return standing.winRate === null ? null : -standing.winRate.low
    case 'player':
      return proPlayer.name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
    case 'team':
      return proPlayer.team?.code ?? null
  }
}

function compare(a: number | string, b: number | string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Filters entries by tier and by a text in player, team or Riot ID, by their letters and digits. */
export function filterBootcamp<Entry extends Listed>(
  entries: readonly Entry[],
  { search, tier }: { readonly search: string; readonly tier: Tier | null },
): readonly Entry[] {
  const words = foldSearch(search)
  if (words === null) return []
  return entries.filter(
    ({ standing, ...names }) =>
      (tier === null || standing.tier === tier) && namesOf(names).some((name) => foldName(name).includes(words)),
  )
}

function namesOf({ proPlayer: { name, team }, account }: Omit<Listed, 'standing'>): readonly string[] {
  return [name, team?.code ?? '', team?.name ?? '', `${account.gameName}#${account.tagLine}`]
}
