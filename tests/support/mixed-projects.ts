import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A short file with the longest run time. In a fresh clone Vitest only knows the sizes of files. */
const LONGEST = '/tests/browser/every-page.test.ts'

/**
 * Mixes the files of all projects evenly: browser tests wait for half of their time, and others use the cores meanwhile. The
 * longest file starts first, so that no core waits for it at the end.
 */
export class MixedProjects extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The method of the sequencer changes nothing in place.
    const sorted = await super.sort(files)
    const longest = sorted.filter(({ moduleId }) => moduleId.endsWith(LONGEST))
    const others = sorted.filter((file) => !longest.includes(file))
    const projects = Object.values(Object.groupBy(others, ({ project }) => project.name))
    return [...longest, ...mixEvenly(projects.map((project) => project ?? []))]
  }
}

/** Merges lists and keeps the order of each. Any part of the result has about the same share of every list. */
function mixEvenly<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, position: (index + 0.5) / list.length })))
    .toSorted((a, b) => a.position - b.position)
    .map(({ item }) => item)
}
