import type { ExecutionResult } from 'graphql'

/** The results of a subscription for one subscriber. `release` is called after any end; the error of a limit is such an end. */
export class ReservedSubscription implements AsyncGenerator<ExecutionResult, void, void> {
  readonly #results: AsyncGenerator<ExecutionResult, void, void>
  readonly #release: () => void
  readonly #endsAfter: (result: ExecutionResult) => boolean
  #isOver = false

  constructor(
    results: AsyncGenerator<ExecutionResult, void, void>,
    release: () => void,
    endsAfter: (result: ExecutionResult) => boolean,
  ) {
    this.#results = results
    this.#release = release
    this.#endsAfter = endsAfter
  }

  async next(): Promise<IteratorResult<ExecutionResult, void>> {
    if (this.#isOver) return this.return()
    try {
      const next = await this.#results.next()
      if (next.done === true) this.#release()
      else this.#isOver ||= this.#endsAfter(next.value)
      return next
    } catch (error) {
      this.#release()
      throw error
    }
  }

  async return(): Promise<IteratorReturnResult<void>> {
    this.#release()
    await this.#results.return()
    return { done: true, value: undefined }
  }

  async throw(error: unknown): Promise<IteratorResult<ExecutionResult, void>> {
    this.#release()
    return this.#results.throw(error)
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return()
  }
}
