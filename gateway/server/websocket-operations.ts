import type { WebsocketOutlet } from './websocket-outlet.ts'

/** What an operation of a websocket is carried out with. */
interface Begun {
  /** Fires when its client completes it or leaves. */
  readonly left: AbortSignal
  /** Settles when it has ended and nothing of its answer is unread. */
  readonly answered: Promise<void>
}

interface Running {
  readonly abort: () => void
  readonly settle: () => void
  /** Whether the client still waits for it. */
  readonly isWanted: () => boolean
}

/** The operations of one connection that run now: each ends when its client completes it or leaves. */
export class WebsocketOperations {
  readonly #outlet: Pick<WebsocketOutlet, 'isWaiting' | 'onceDrained'>
  readonly #running = new Map<string, Running>()
  /** Of those that have ended, while something is unread. */
  readonly #unread = new Set<() => void>()

  constructor(outlet: Pick<WebsocketOutlet, 'isWaiting' | 'onceDrained'>) {
    this.#outlet = outlet
  }

  begin(id: string, isWanted: () => boolean): Begun {
    // A client may take an id again that it has completed.
    this.end(id)
    const left = new AbortController()
    const { promise: answered, resolve: settle } = Promise.withResolvers<void>()
    this.#running.set(id, { abort: () => left.abort(), settle, isWanted })
    return { left: left.signal, answered }
  }

  /** Forgets one that is done. */
  end(id: string): void {
    const running = this.#running.get(id)
    if (running === undefined) return
    this.#running.delete(id)
    this.#settleOnceRead(running.settle)
  }

  /** Ends those that the client has completed: graphql-ws reports them only when their results are there. */
  endCompleted(): void {
    for (const [id, { abort, isWanted }] of this.#running) {
      if (isWanted()) continue
      this.end(id)
      abort()
    }
  }

  /** Ends all: the connection is gone. */
  endAll(): void {
    for (const { abort, settle } of this.#running.values()) {
      abort()
      settle()
    }
    this.#running.clear()
    for (const settle of this.#unread) settle()
    this.#unread.clear()
  }

  #settleOnceRead(settle: () => void): void {
    if (!this.#outlet.isWaiting()) return settle()
    this.#unread.add(settle)
    this.#outlet.onceDrained(() => {
      this.#unread.delete(settle)
      settle()
    })
  }
}
