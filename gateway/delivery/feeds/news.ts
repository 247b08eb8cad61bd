export class News {
  readonly #waiting = new Set<() => void>()

  tell(): void {
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }

  /** Resolves at the next news, or when `left` aborts. */
  async next(left: AbortSignal): Promise<void> {
    if (left.aborted) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const wake = () => resolve()
    this.#waiting.add(wake)
    left.addEventListener('abort', wake)
    await promise
    this.#waiting.delete(wake)
    left.removeEventListener('abort', wake)
  }
}
