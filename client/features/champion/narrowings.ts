import type { ShownStatistics } from '../../statistics/statistics-filter.ts'

/** A way to count more games: which filter is taken back. */
interface Narrowing {
  readonly name: 'all' | 'lane' | 'patch' | 'queue' | 'population'
  /** The change that takes it back. */
  readonly part: Partial<ShownStatistics>
}

const USUAL = { population: 'ALL', queue: 'SOLO', patch: null, lane: null } as const satisfies ShownStatistics

const FILTERS = ['lane', 'patch', 'queue', 'population'] as const

/** What narrows the games that are counted, each with the way out of it; where that is more than one, first the way out of all. */
export function narrowings(filter: ShownStatistics): readonly Narrowing[] {
  const narrowed = FILTERS.filter((name) => filter[name] !== USUAL[name])
  const ways = narrowed.map((name) => ({ name, part: { [name]: USUAL[name] } }))
  return narrowed.length > 1 ? [{ name: 'all', part: USUAL }, ...ways] : ways
}
