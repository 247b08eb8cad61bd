import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupScripts, type ModuleGraph } from '../../codegen/script-groups.ts'

const page = (name: string) => `client/features/${name}/${name}Page.tsx`

/** All modules have the same size, unless they are listed in `sizes`. */
function graphOf(
  imports: Readonly<Record<string, readonly string[]>>,
  sizes: Readonly<Record<string, number>> = {},
): ModuleGraph {
  const ids = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])]
  return { ids, importsOf: (id) => imports[id] ?? [], sizeOf: (id) => sizes[id] ?? 100 }
}

it('gives no script to modules that the entry needs on every page', () => {
  const scripts = groupScripts(graphOf({ 'main.ts': ['card.ts'], [page('Home')]: ['card.ts'] }), ['main.ts'], 1)
  expect(scripts.get('card.ts')).toBeUndefined()
})

it('separates the queries of a page from the page', () => {
  const queries = 'client/features/Home/load-home-page.ts'
  const scripts = groupScripts(graphOf({ [page('Home')]: [queries, 'hero.ts'], [queries]: ['query.ts'] }), [], 1)
  expect(scripts.get('query.ts')).toBe(scripts.get(queries))
  expect(scripts.get('hero.ts')).toBe(scripts.get(page('Home')))
  expect(scripts.get('query.ts')).not.toBe(scripts.get('hero.ts'))
})

it('gives each page at most the allowed number of shared scripts, and merges those that cost least', () => {
  const imports = {
    [page('A')]: ['ab.ts', 'ac.ts', 'abc.ts'],
    [page('B')]: ['ab.ts', 'abc.ts'],
    [page('C')]: ['ac.ts', 'abc.ts'],
  }
  const scripts = groupScripts(graphOf(imports, { 'ab.ts': 10, 'ac.ts': 900, 'abc.ts': 500 }), [], 2)
  const sharedOf = (name: 'A' | 'B' | 'C') => new Set(imports[page(name)]?.map((module) => scripts.get(module)))
  expect(sharedOf('A').size).toBe(2)
  // Page C loads the ten bytes of ab.ts in vain. Any other choice costs more.
  expect(scripts.get('ab.ts')).toBe(scripts.get('abc.ts'))
})

it('gives modules the same scripts in whatever order they were read', () => {
  const modules = Array.from({ length: 8 }, (_, index) => `module-${index}.ts`)
  const pages = ['A', 'B', 'C', 'D', 'E'].map(page)
  fc.assert(
    fc.property(
      fc.tuple(...pages.map(() => fc.subarray(modules, { minLength: 1 }))),
      fc.shuffledSubarray([...pages, ...modules], { minLength: pages.length + modules.length }),
      (ofPages, ids) => {
        const graph = graphOf(Object.fromEntries(pages.map((id, index) => [id, ofPages[index] ?? []])))
        expect(groupScripts({ ...graph, ids }, [], 2)).toEqual(groupScripts({ ...graph, ids: ids.toSorted() }, [], 2))
      },
    ),
    { numRuns: 1000 },
  )
})

it('never makes two scripts need each other', () => {
  const modules = Array.from({ length: 12 }, (_, index) => `module-${index}.ts`)
  const pages = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map(page)
  fc.assert(
    fc.property(
      fc.tuple(...pages.map(() => fc.subarray(modules, { minLength: 1, maxLength: 4 }))),
      fc.tuple(
        ...modules.map((_, index) =>
          fc.subarray(modules.slice(index + 1), { maxLength: Math.min(1, modules.length - index - 1) }),
        ),
      ),
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: modules.length, maxLength: modules.length }),
      (ofPages, ofModules, sizes) => {
        const imports = Object.fromEntries([
          ...pages.map((id, index) => [id, ofPages[index] ?? []] as const),
          ...modules.map((id, index) => [id, ofModules[index] ?? []] as const),
        ])
        const graph = graphOf(imports, Object.fromEntries(modules.map((id, index) => [id, sizes[index] ?? 0])))
        const scripts = groupScripts(graph, [], 2)
        for (const script of new Set(scripts.values())) {
          const reached = new Set(neededBy(graph, scripts, script))
          for (const other of reached) for (const next of neededBy(graph, scripts, other)) reached.add(next)
          expect(reached).not.toContain(script)
        }
      },
    ),
    // Fewer graphs would often have none in which the cheapest merging is wrong.
    { numRuns: 4000 },
  )
})

/** Returns the other scripts that a script imports. */
function neededBy(graph: ModuleGraph, scripts: ReadonlyMap<string, string>, script: string): readonly string[] {
  const own = graph.ids.filter((id) => scripts.get(id) === script)
  return own
    .flatMap((id) => graph.importsOf(id))
    .flatMap((id) => scripts.get(id) ?? [])
    .filter((other) => other !== script)
}
