import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A short file with the longest run time. In a fresh clone Vitest only knows the sizes of files. */
const LONGEST = '/tests/browser/every-page.test.ts'

/** Starts the longest file first, so that no core waits for it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The method of the sequencer changes nothing in place.
    const sorted = await super.sort(files)
    const longest = sorted.filter(({ moduleId }) => moduleId.endsWith(LONGEST))
    return [...longest, ...sorted.filter((file) => !longest.includes(file))]
  }
}
