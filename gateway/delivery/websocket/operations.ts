import type { GraphQLFormattedError } from 'graphql'
import type { OperationLine } from './operation-line.ts'
import type { WebsocketOutlet } from './outlet.ts'

interface Begun {
  /** Fires when the client completes the operation or leaves. */
  readonly left: AbortSignal
  /** Settles when the operation has ended and the client has read its whole response. */
  readonly answered: Promise<void>
}

interface Running {
  readonly abort: () => void
  readonly settle: () => void
  /** Returns true while the client waits for the operation. */
  readonly isWanted: () => boolean
  readonly line: OperationLine
}

/** Each operation ends when its client completes it or leaves. */
export class WebsocketOperations {
  readonly #outlet: Pick<WebsocketOutlet, 'hasUnread' | 'onceDrained'>
  readonly #running = new Map<string, Running>()
  readonly #unread = new Set<() => void>()

  constructor(outlet: Pick<WebsocketOutlet, 'hasUnread' | 'onceDrained'>) {
    this.#outlet = outlet
  }

  /** The line is written once the operation has ended. */
  begin(id: string, isWanted: () => boolean, line: OperationLine): Begun {
    // A client may reuse the id of an operation that it has completed.
    this.end(id)
    const left = new AbortController()
    const { promise: answered, resolve: settle } = Promise.withResolvers<void>()
    this.#running.set(id, { abort: () => left.abort(), settle, isWanted, line })
    return { left: left.signal, answered }
  }

  end(id: string): void {
    const running = this.#running.get(id)
    if (running === undefined) return
    this.#running.delete(id)
    running.line.write()
    this.#settleOnceRead(running.settle)
  }

  /** Puts the first error of an operation into its line. */
  noteErrors(id: string, errors: readonly GraphQLFormattedError[]): void {
    this.#running.get(id)?.line.noteErrors(errors)
  }

  /** Ends the operations that the client has completed. graphql-ws itself reports them only once their results are ready. */
  endCompleted(): void {
    for (const [id, { abort, isWanted }] of this.#running) {
      if (isWanted()) continue
      this.end(id)
      abort()
    }
  }

  /** Ends all operations, because the connection is closed. */
  endAll(): void {
    for (const { abort, settle, line } of this.#running.values()) {
      line.write()
      abort()
      settle()
    }
    this.#running.clear()
    for (const settle of this.#unread) settle()
    this.#unread.clear()
  }

  #settleOnceRead(settle: () => void): void {
    if (!this.#outlet.hasUnread()) return settle()
    this.#unread.add(settle)
    this.#outlet.onceDrained(() => {
      this.#unread.delete(settle)
      settle()
    })
  }
}
