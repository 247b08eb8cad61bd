/**
 * What `generate` yields, with an end that takes effect at once: a generator that waits for something can't be left
 * before that something happens, so `signal` aborts when the reader leaves, and what waits has to heed it.
 */
export function untilReturned<T>(generate: (signal: AbortSignal) => AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const left = new AbortController()
  const generator = generate(left.signal)
  return {
    next: () => generator.next(),
    return: (value) => {
      left.abort()
      return generator.return(value)
    },
    throw: (error) => {
      left.abort()
      return generator.throw(error)
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      left.abort()
      await generator.return()
    },
  }
}
