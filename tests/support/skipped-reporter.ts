import type { Reporter, TestCase } from 'vitest/node'

/** Prints after the run how many tests were skipped and why. The title of a skippable test contains the reason. */
export default class SkippedReporter implements Reporter {
  /** Number of tests by reason. */
  readonly #skipped = new Map<string, number>()

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'skipped') return
    const note = /skipped: [^()]*/.exec(test.fullName)?.[0] ?? `skipped: ${test.fullName}`
    const reason = note.split(' > ', 1).join('').trim()
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + 1)
  }

  onTestRunEnd(): void {
    for (const [reason, tests] of this.#skipped) process.stdout.write(`${reason} (tests: ${tests})\n`)
  }
}
