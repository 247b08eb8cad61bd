import type { ColumnSort } from '../../components/column-sort.ts'
import type { Tier } from '../../gql/graphql.ts'
import { pointsOnLine, type Standing } from '../../ladder.ts'
import type { BootcampOrder } from './event-view.ts'

/** What the order of the list depends on, and what it is narrowed by. */
interface Listed {
  readonly proPlayer: { readonly name: string; readonly team: { readonly code: string; readonly name: string } | null }
  readonly account: { readonly gameName: string; readonly tagLine: string }
  readonly standing: Standing & {
    readonly wins: number
    readonly losses: number
    /** `low` is the lower end of where the true share plausibly lies; null without a game. */
    readonly winRate: { readonly low: number } | null
  }
}

/** An entry with its place among all of them, from 1, however the list is narrowed and sorted. */
export type Placed<Entry> = Entry & { readonly place: number }

/** Says the place of each entry; the highest comes first. */
export function placeEntries<Entry>(entries: readonly Entry[]): readonly Placed<Entry>[] {
  return entries.map((entry, index) => ({ ...entry, place: index + 1 }))
}

/**
 * Sorts entries: ranks from the first, names from A, figures from the highest, all of it the other way where it is turned
 * around. Those that are level stand in the order of their places; who has no team, or no game, always comes last. Win
 * rates are compared by the lower end of their interval, so that a few lucky games do not outrank a long record.
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

/** What an entry is sorted by, the lowest first; null where there is nothing to sort it by. */
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
      return fold(proPlayer.name)
    case 'team':
      return proPlayer.team?.code ?? null
  }
}

function compare(a: number | string, b: number | string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Those of a tier whose player, team or Riot ID holds the words, no matter the case or diacritics. */
export function filterBootcamp<Entry extends Listed>(
  entries: readonly Entry[],
  { search, tier }: { readonly search: string; readonly tier: Tier | null },
): readonly Entry[] {
  const words = fold(search.trim())
  return entries.filter(
    ({ standing, ...names }) =>
      (tier === null || standing.tier === tier) && namesOf(names).some((name) => fold(name).includes(words)),
  )
}

function namesOf({ proPlayer: { name, team }, account }: Omit<Listed, 'standing'>): readonly string[] {
  return [name, team?.code ?? '', team?.name ?? '', `${account.gameName}#${account.tagLine}`]
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
