import type { Reporter, TestCase } from 'vitest/node'

/** Says in plain lines, after the run, what was skipped and why: the title of a test that can be skipped names both. */
export default class SkippedReporter implements Reporter {
  /** How many tests, by the reason. */
  readonly #skipped = new Map<string, number>()

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'skipped') return
    const said = /skipped: [^()]*/.exec(test.fullName)?.[0] ?? `skipped: ${test.fullName}`
    const reason = said.split(' > ', 1).join('').trim()
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + 1)
  }

  onTestRunEnd(): void {
    for (const [reason, tests] of this.#skipped) process.stdout.write(`${reason} (tests: ${tests})\n`)
  }
}
