import { arrivalOf } from './arrivals.ts'

/** Static imports between the modules of a build. */
export interface ModuleGraph {
  readonly ids: readonly string[]
  readonly importsOf: (id: string) => readonly string[]
  /** Length of the code of a module. */
  readonly sizeOf: (id: string) => number
}

/** Modules that the same pages need, and so have one script. */
interface Group {
  readonly pages: ReadonlySet<string>
  readonly modules: readonly string[]
  readonly size: number
}

/**
 * Divides the modules of the pages into scripts, and returns the name of the script of each module. The queries of a page have
 * one. Modules of several pages are in groups for the same pages, which are merged until each page needs at most `mostShared` of
 * them: first those that make pages load the fewest bytes in vain. Other modules have no name: those of the entry, those of one
 * page, which are in the script of the page anyway, and those that no page needs on arrival.
 */
export function groupScripts(
  graph: ModuleGraph,
  entries: readonly string[],
  mostShared: number,
): ReadonlyMap<string, string> {
  const first = withImports(graph, entries)
  const pagesOf = new Map<string, Set<string>>()
  const forQueries = new Set<string>()
  // Modules arrive in the order in which they were read, which is another one in each build.
  for (const id of graph.ids.toSorted()) {
    const arrival = arrivalOf(id)
    if (arrival === null) continue
    for (const module of withImports(graph, [id])) {
      if (first.has(module) && !module.includes('node_modules')) continue
      pagesOf.set(module, (pagesOf.get(module) ?? new Set()).add(arrival.feature))
      if (arrival.part === 'queries') forQueries.add(module)
    }
  }

  const names = new Map<string, string>()
  const shared = new Map<string, string[]>()
  for (const [module, pages] of pagesOf) {
    const key = [...pages].toSorted().join('+')
    if (pages.size > 1) shared.set(key, [...(shared.get(key) ?? []), module])
    else names.set(module, forQueries.has(module) ? `${key}-queries` : key)
  }
  const groups = Array.from(shared, ([key, modules]) => ({
    pages: new Set(key.split('+')),
    modules,
    size: modules.reduce((sum, module) => sum + graph.sizeOf(module), 0),
  }))
  for (const [index, { modules }] of mergeGroups(graph, groups, mostShared).entries()) {
    for (const module of modules) names.set(module, `shared-${index + 1}`)
  }
  return names
}

/** Returns modules and all their static imports, direct or not. */
function withImports(graph: ModuleGraph, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set(roots)
  // A set also visits the modules that are added on the way.
  for (const id of found) for (const imported of graph.importsOf(id)) found.add(imported)
  return found
}

function mergeGroups(graph: ModuleGraph, unmerged: readonly Group[], mostShared: number): readonly Group[] {
  let groups = unmerged
  for (;;) {
    groups = withLoaders(graph, groups)
    const crowded = crowdedPages(groups, mostShared)
    if (crowded.size === 0) return groups
    const pair = cheapestPair(graph, groups, crowded)
    if (pair === null) return groups
    groups = [...groups.filter((group) => !pair.includes(group)), merge(pair)]
  }
}

/** Adds to each group the pages that load it because another of their groups needs it. */
function withLoaders(graph: ModuleGraph, groups: readonly Group[]): readonly Group[] {
  const needs = needsOf(graph, groups)
  const loaders = new Map(groups.map((group) => [group, new Set(group.pages)]))
  for (const group of groups) {
    for (const needed of reachedFrom(needs, group)) for (const page of group.pages) loaders.get(needed)?.add(page)
  }
  return groups.map((group) => ({ ...group, pages: loaders.get(group) ?? group.pages }))
}

/** Returns the groups that a group needs, directly or not. */
function reachedFrom(needs: Needs, group: Group): ReadonlySet<Group> {
  const reached = new Set(needs.get(group))
  for (const each of reached) for (const next of needs.get(each) ?? []) reached.add(next)
  return reached
}

/** Returns the pages that need too many groups. */
function crowdedPages(groups: readonly Group[], mostShared: number): ReadonlySet<string> {
  const pages = new Set(groups.flatMap((group) => [...group.pages]))
  return new Set([...pages].filter((page) => groups.filter((group) => group.pages.has(page)).length > mostShared))
}

type Pair = readonly [Group, Group]

/** Returns two groups whose merging helps crowded pages at the lowest price; null when no pair can be merged. */
function cheapestPair(graph: ModuleGraph, groups: readonly Group[], crowded: ReadonlySet<string>): Pair | null {
  const needs = needsOf(graph, groups)
  let best: { readonly pair: Pair; readonly price: number } | null = null
  for (const [index, one] of groups.entries()) {
    for (const other of groups.slice(index + 1)) {
      const helped = [...crowded].filter((page) => one.pages.has(page) && other.pages.has(page)).length
      const price = (one.size * countMissing(one, other) + other.size * countMissing(other, one)) / helped
      if (helped === 0 || (best !== null && price >= best.price)) continue
      if (!leadsAround(needs, one, other) && !leadsAround(needs, other, one)) best = { pair: [one, other], price }
    }
  }
  return best?.pair ?? null
}

/** Counts the pages of the other group that would load a group in vain. */
const countMissing = (group: Group, other: Group) =>
  [...other.pages].filter((page) => !group.pages.has(page)).reduce((sum, page) => sum + weightOf(page), 0)

/** Most visits begin with one of these pages, so what they load in vain counts more. */
const FIRST_PAGES: Readonly<Record<string, number>> = { home: 6, account: 8, champions: 3, team: 2 }

const weightOf = (page: string) => FIRST_PAGES[page] ?? 1

type Needs = ReadonlyMap<Group, ReadonlySet<Group>>

function needsOf(graph: ModuleGraph, groups: readonly Group[]): Needs {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((module) => [module, group] as const)))
  return new Map(
    groups.map((group) => {
      const imported = group.modules.flatMap((module) => graph.importsOf(module))
      return [
        group,
        new Set(imported.flatMap((module) => groupOf.get(module) ?? []).filter((other) => other !== group)),
      ]
    }),
  )
}

/**
 * True when one group needs the other by way of a third one: merged, they and the third one would need each other, and code would
 * run before what it needs.
 */
function leadsAround(needs: Needs, from: Group, to: Group): boolean {
  const reached = new Set([...(needs.get(from) ?? [])].filter((group) => group !== to))
  for (const group of reached) {
    for (const next of needs.get(group) ?? []) {
      if (next === to) return true
      reached.add(next)
    }
  }
  return false
}

const merge = ([one, other]: Pair): Group => ({
  pages: new Set([...one.pages, ...other.pages]),
  modules: [...one.modules, ...other.modules],
  size: one.size + other.size,
})
