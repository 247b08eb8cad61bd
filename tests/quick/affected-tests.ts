import { dirname, join } from 'node:path'
import { importsOf, type SourceFile } from '../support/imports-of.ts'

/** Files that put the whole product together. What reaches a change only through them is affected by every change. */
const WHOLE_PRODUCT = /^gateway\/(main\.ts$|composition\/|commands\/)/

const TEST = /\.test\.tsx?$/

/**
 * Returns the test files that a change affects, sorted: those that reach a changed file through imports. A test that reaches it
 * only through the whole product counts if it is in the folder of a changed subject, such as `tests/streams`.
 */
export function affectedTests(files: readonly SourceFile[], changed: ReadonlySet<string>): readonly string[] {
  const importers = importersOf(files)
  const near = reach(importers, changed, (path) => WHOLE_PRODUCT.test(path))
  const far = reach(importers, changed, () => false)
  const folders = [...changed].flatMap(testFoldersOf)
  return [...far]
    .filter((path) => TEST.test(path))
    .filter((path) => near.has(path) || folders.some((folder) => path.startsWith(folder)))
    .toSorted()
}

/** Importers of each file, without those that import only its types. */
function importersOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const edges = files.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier, typeOnly }) => specifier.startsWith('.') && !typeOnly)
      .map(({ specifier }) => ({ from: file.path, to: join(dirname(file.path), specifier) })),
  )
  return new Map(
    Map.groupBy(edges, ({ to }) => to)
      .entries()
      .map(([to, found]) => [to, found.map(({ from }) => from)]),
  )
}

/** Files that reach one of the `starts`, which are included. Walks through no other file that is a wall. */
function reach(
  importers: ReadonlyMap<string, readonly string[]>,
  starts: ReadonlySet<string>,
  isWall: (path: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set(starts)
  // New elements of a set are visited while it is iterated.
  for (const path of reached) {
    if (isWall(path) && !starts.has(path)) continue
    for (const importer of importers.get(path) ?? []) reached.add(importer)
  }
  return reached
}

/** Folders with the tests of a file's subject. A change of the contract belongs to `tests/contract`, too. */
function testFoldersOf(path: string): readonly string[] {
  const [top = '', part = '', layer = ''] = path.split('/')
  if (top === 'gateway') return [`tests/${part}/`, ...(layer === 'schema' ? ['tests/contract/'] : [])]
  return top === 'rest-compat' ? ['tests/rest-compat/'] : []
}
