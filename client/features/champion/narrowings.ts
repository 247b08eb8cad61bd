import type { ShownStatistics } from '../../statistics/statistics-filter.ts'

/** A filter that can be removed to count more games. */
interface Narrowing {
  readonly name: 'all' | 'lane' | 'patch' | 'queue' | 'population'
  readonly part: Partial<ShownStatistics>
}

const USUAL = { population: 'ALL', queue: 'SOLO', patch: null, lane: null } as const satisfies ShownStatistics

const FILTERS = ['lane', 'patch', 'queue', 'population'] as const

/** Lists the active filters, each with the change that removes it. When there is more than one, removing all is first. */
export function narrowings(filter: ShownStatistics): readonly Narrowing[] {
  const narrowed = FILTERS.filter((name) => filter[name] !== USUAL[name])
  const ways = narrowed.map((name) => ({ name, part: { [name]: USUAL[name] } }))
  return narrowed.length > 1 ? [{ name: 'all', part: USUAL }, ...ways] : ways
}
