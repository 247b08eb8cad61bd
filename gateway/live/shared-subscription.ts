import type { Reader } from './reader.ts'

/** Takes a subscription in that has a reader now, and says where it is taken out again. */
export type Join = (subscription: SharedSubscription, reader: Reader) => Leaving

interface Leaving {
  leave(subscription: SharedSubscription): void
}

/**
 * A subscription whose updates go straight to a reader, as bytes that many are sent. As a generator it yields nothing: it is
 * done when the subscription has ended, throws what has broken it, and can be left.
 */
export class SharedSubscription implements AsyncGenerator<never, void, void> {
  /** Both null when it has joined: of how it began, nothing need be remembered. */
  #join: Join | null
  #abandon: (() => void) | null
  #joined: Leaving | null = null
  readonly #over = Promise.withResolvers<IteratorReturnResult<void>>()

  /** @param abandon Lets go of what was opened for a subscription that is left before it began. */
  constructor(join: Join, abandon: () => void) {
    this.#join = join
    this.#abandon = abandon
    // Whoever is not waiting for the end need not hear how it came.
    this.#over.promise.catch(() => {})
  }

  /** Begins. The updates of a subscription go to the first reader that it is given. */
  deliverTo(reader: Reader): void {
    this.#joined ??= this.#join?.(this, reader) ?? null
    this.#join = null
    this.#abandon = null
  }

  /** Runs something once, when the subscription is over, however it ended. */
  onceOver(run: () => void): void {
    void this.#over.promise.then(run, run)
  }

  /** Says that there is nothing more to come. */
  end(): void {
    this.#over.resolve({ done: true, value: undefined })
  }

  /** Says what has broken it. */
  fail(error: unknown): void {
    this.#over.reject(error)
  }

  async next(): Promise<IteratorReturnResult<void>> {
    if (this.#joined === null)
      throw new Error('A shared subscription tells nothing before it is delivered to a reader.')
    return this.#over.promise
  }

  async return(): Promise<IteratorReturnResult<void>> {
    this.#leave()
    this.end()
    return { done: true, value: undefined }
  }

  async throw(error: unknown): Promise<IteratorReturnResult<void>> {
    this.#leave()
    this.fail(error)
    throw error
  }

  #leave(): void {
    this.#abandon?.()
    this.#abandon = null
    this.#join = null
    this.#joined?.leave(this)
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return()
  }
}
