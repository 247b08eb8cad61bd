import type { GraphQLFormattedError } from 'graphql'
import type { Log } from '../../shared/log.ts'

/** The line of the log about one operation over a websocket: name, client, outcome and duration. */
export class OperationLine {
  readonly #log: Log
  readonly #client: string
  readonly #startedAt = performance.now()
  #operation: string | null = null
  /** A code of an error, or `ok`. */
  #outcome: unknown = 'ok'

  /** The lines of a connection have its request id. */
  constructor(log: Log, client: string) {
    this.#log = log
    this.#client = client
  }

  /** `name` is null for an operation without a name. */
  setOperation(name: string | null): void {
    this.#operation = name
  }

  /** The first error decides the outcome. */
  noteErrors(errors: readonly GraphQLFormattedError[]): void {
    if (this.#outcome === 'ok') this.#outcome = errors[0]?.extensions?.['code'] ?? 'ok'
  }

  write(): void {
    const durationMs = Math.round(performance.now() - this.#startedAt)
    this.#log.info('operation', {
      surface: 'websocket',
      operation: this.#operation,
      client: this.#client,
      outcome: this.#outcome,
      durationMs,
    })
  }
}
