import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Is short to read and takes longest: of a fresh clone Vitest only knows how long files are to read. */
const LONGEST = '/tests/browser/every-page.test.ts'

/** Begins with the longest file, since at the end one core would wait for it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- It is a sequencer's method, and changes nothing in place.
    const sorted = await super.sort(files)
    const longest = sorted.filter(({ moduleId }) => moduleId.endsWith(LONGEST))
    return [...longest, ...sorted.filter((file) => !longest.includes(file))]
  }
}
