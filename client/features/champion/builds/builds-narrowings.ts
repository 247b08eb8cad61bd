import type { BuildsView } from './builds-view.ts'

/** A filter of the builds that can be removed to find more games. */
interface BuildsNarrowing {
  readonly name: 'all' | keyof BuildsView
  readonly part: Partial<BuildsView>
}

const ALL = { against: null, rank: null, region: null } as const satisfies BuildsView

/** The filter that leaves the fewest games first. */
const FILTERS = ['against', 'rank', 'region'] as const

/** True when the builds are those of some of the counted games. */
export const isNarrowed = (view: BuildsView): boolean => FILTERS.some((name) => view[name] !== null)

/** Lists the active filters, each with the change that removes it. When there is more than one, removing all is last. */
export function buildsNarrowings(view: BuildsView): readonly BuildsNarrowing[] {
  const ways = FILTERS.filter((name) => view[name] !== null).map((name) => ({ name, part: { [name]: null } }))
  return ways.length > 1 ? [...ways, { name: 'all', part: ALL }] : ways
}
