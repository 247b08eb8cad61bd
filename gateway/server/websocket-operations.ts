interface Running {
  readonly left: AbortController
  /** Whether the client still waits for it. */
  readonly isWanted: () => boolean
}

/** The operations of one connection that run now: each ends when its client completes it or leaves. */
export class WebsocketOperations {
  readonly #running = new Map<string, Running>()

  /** Begins one; the signal fires when its client does not wait for it any more. */
  begin(id: string, isWanted: () => boolean): AbortSignal {
    const left = new AbortController()
    this.#running.set(id, { left, isWanted })
    return left.signal
  }

  /** Forgets one that is done. */
  end(id: string): void {
    this.#running.delete(id)
  }

  /** Ends those that the client has completed: graphql-ws tells of them only when their results are there. */
  endCompleted(): void {
    for (const [id, { left, isWanted }] of this.#running) {
      if (isWanted()) continue
      this.#running.delete(id)
      left.abort()
    }
  }

  endAll(): void {
    for (const { left } of this.#running.values()) left.abort()
    this.#running.clear()
  }
}
