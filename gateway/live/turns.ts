/**
 * Lets those who are ready go on one after the other, and everybody else in between: what is told to hundreds at once is
 * not put together for all of them in one go, which nothing could interrupt.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when it is the caller's turn. What he does then without waiting for the outside is done before the next. */
  async take(): Promise<void> {
    this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)))
    await this.#last
  }
}
