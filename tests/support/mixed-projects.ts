import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A short file with the longest run time. In a fresh clone Vitest only knows the sizes of files. */
const LONGEST = '/tests/browser/every-page.test.ts'

/** Blocks of files of each project. */
const BLOCKS = 3

/**
 * Orders files in blocks of one project, in turn. Vitest reuses a worker, with all that it has loaded, only while the next file is of
 * the same project: in a mixed order, most files would load everything again. The longest file starts first, so that no core waits for it at the end.
 */
export class MixedProjects extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The method of the sequencer changes nothing in place.
    const sorted = await super.sort(files)
    const rankOf = ({ moduleId }: TestSpecification) => (moduleId.endsWith(LONGEST) ? 0 : 1)
    const ordered = sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
    const { browser = [], ...others } = Object.groupBy(ordered, ({ project }) => project.name)
    // The world of the browser tests is filled meanwhile.
    return takeTurns([...Object.values(others).map((project) => project ?? []), browser])
  }
}

/** Returns a block of each list in turn, and keeps the order of each list. */
function takeTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return Array.from({ length: BLOCKS }, (_, block) =>
    lists.flatMap((list) => {
      const [from, to] = [block, block + 1].map((edge) => Math.round((edge * list.length) / BLOCKS))
      return list.slice(from, to)
    }),
  ).flat()
}
