import type { Reporter, TestCase } from 'vitest/node'

/** Says in plain lines, after the run, what was skipped and why: the title of a test that can be skipped names both. */
export default class SkippedReporter implements Reporter {
  readonly #skipped = new Set<string>()

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'skipped') return
    const reason = /skipped: [^()]*/.exec(test.fullName)?.[0] ?? `skipped: ${test.fullName}`
    this.#skipped.add(reason.split(' > ', 1).join('').trim())
  }

  onTestRunEnd(): void {
    for (const line of this.#skipped) process.stdout.write(`${line}\n`)
  }
}
