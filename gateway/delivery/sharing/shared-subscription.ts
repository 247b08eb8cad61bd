import type { Reader } from './reader.ts'

export type Join = (subscription: SharedSubscription, reader: Reader) => Leaving

interface Leaving {
  leave(subscription: SharedSubscription): void
}

/**
 * A subscription whose updates go straight to a reader, as bytes shared with other subscribers. The generator yields nothing:
 * it finishes when the subscription ends, throws when the subscription fails, and can be returned to leave.
 */
export class SharedSubscription implements AsyncGenerator<never, void, void> {
  /** Both are null once it has joined, so that memory for the start is freed. */
  #join: Join | null
  #abandon: (() => void) | null
  #joined: Leaving | null = null
  readonly #finished = Promise.withResolvers<IteratorReturnResult<void>>()
  readonly address: string

  /** @param abandon Closes the stream opened ahead of time, if the subscription is left before it starts. */
  constructor(address: string, join: Join, abandon: () => void) {
    this.address = address
    this.#join = join
    this.#abandon = abandon
    // Without a caller of `next`, a failure must not count as an unhandled rejection.
    this.#finished.promise.catch(() => {})
  }

  /** Starts delivery to a reader. Only the first call has an effect. */
  deliverTo(reader: Reader): void {
    this.#joined ??= this.#join?.(this, reader) ?? null
    this.#join = null
    this.#abandon = null
  }

  /** Calls `run` once when the subscription is over, with or without an error. */
  onEnd(run: () => void): void {
    void this.#finished.promise.then(run, run)
  }

  end(): void {
    this.#finished.resolve({ done: true, value: undefined })
  }

  fail(error: unknown): void {
    this.#finished.reject(error)
  }

  async next(): Promise<IteratorReturnResult<void>> {
    if (this.#join !== null) throw new Error('A shared subscription has no reader yet. Call `deliverTo` before `next`.')
    return this.#finished.promise
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
