/** Wakes readers when something has changed. */
export class ChangeSignal {
  readonly #waiting = new Set<() => void>()

  notify(): void {
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }

  /** Resolves at the next change, or when `leaveSignal` aborts. */
  async wait(leaveSignal: AbortSignal): Promise<void> {
    if (leaveSignal.aborted) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const wake = () => resolve()
    this.#waiting.add(wake)
    leaveSignal.addEventListener('abort', wake)
    await promise
    this.#waiting.delete(wake)
    leaveSignal.removeEventListener('abort', wake)
  }
}
