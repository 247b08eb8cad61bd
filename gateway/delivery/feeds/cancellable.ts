/**
 * Wraps a generator so that `return` takes effect at once. A plain generator that waits can't be left before its wait is over.
 * So `signal` aborts when the reader leaves, and every wait inside `generate` must end when it does.
 */
export function cancellable<T>(generate: (signal: AbortSignal) => AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const leaving = new AbortController()
  const generator = generate(leaving.signal)
  return {
    next: () => generator.next(),
    return: (value) => {
      leaving.abort()
      return generator.return(value)
    },
    throw: (error) => {
      leaving.abort()
      return generator.throw(error)
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      leaving.abort()
      await generator.return()
    },
  }
}
