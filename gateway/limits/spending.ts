import type { GraphQLError } from 'graphql'
import { BudgetExceeded } from './errors.ts'
import type { EventLoopTurns } from './event-loop-turns.ts'
import { MAX_ANSWER_BYTES, MAX_EXECUTION_POINTS, MAX_RIOT_REQUESTS } from './limit-values.ts'

/** Quotes, colon and comma around a value in a result. */
const PUNCTUATION_BYTES = 6

/** Bytes of an error besides its message and path: a code, the id of the request, and the names of all properties. */
const ERROR_BYTES = 150

/** Bytes of one location of an error. */
const LOCATION_BYTES = 25

/** Counts what one operation, or one event of a subscription, uses of its budgets. The first exceeded budget ends it. */
export class Spending {
  readonly #address: string
  readonly #turns: EventLoopTurns | null
  readonly #end = new AbortController()
  #points = 0
  #reportedPoints = 0
  #bytes = 0
  #riotRequests = 0
  #refusedRiotRequests = 0

  /** @param turns Null for an operation that need not share the event loop with others. */
  constructor(address: string, turns: EventLoopTurns | null) {
    this.#address = address
    this.#turns = turns
  }

  /** Fires when the operation has to end, with the reason. */
  get signal(): AbortSignal {
    return this.#end.signal
  }

  /** Nullable fields return null from then on: graphql-js visits all remaining fields, and an error takes it far longer. */
  get hasEnded(): boolean {
    return this.#end.signal.aborted
  }

  get points(): number {
    return this.#points
  }

  get riotRequests(): number {
    return this.#riotRequests
  }

  /** Requests to Riot that were not sent because the budget was used up. */
  get refusedRiotRequests(): number {
    return this.#refusedRiotRequests
  }

  /** Counts a resolved field. Throws the reason once the operation has ended. */
  countField(points: number): void {
    this.#points += points
    if (this.#points > MAX_EXECUTION_POINTS) this.end(new BudgetExceeded('points', MAX_EXECUTION_POINTS))
    if (this.#end.signal.aborted) throw this.#end.signal.reason
  }

  /** Counts a value in the result; a list of values counts with each of its items. */
  countValue(key: string | number, value: unknown): void {
    this.#countBytes(PUNCTUATION_BYTES + (typeof key === 'string' ? key.length : 0) + bytesOf(value))
  }

  /** Counts an error in the result. The client's aliases decide the length of its path. */
  countError({ message, path, locations = [] }: GraphQLError): void {
    this.#countBytes(ERROR_BYTES + bytesOf(message) + bytesOf(path) + LOCATION_BYTES * locations.length)
  }

  /** Takes a request to Riot out of the budget. Returns false when the budget is used up. */
  spendRiotRequest(): boolean {
    if (this.#riotRequests === MAX_RIOT_REQUESTS) {
      this.#refusedRiotRequests += 1
      return false
    }
    this.#riotRequests += 1
    return true
  }

  /** Returns true if other operations should run first. */
  mustPause(): boolean {
    return this.#turns !== null && this.#turns.isOver()
  }

  /** Reports the points since the last report to the turns, whose order depends on them. */
  reportUse(): void {
    this.#turns?.addUse(this.#address, this.#points - this.#reportedPoints)
    this.#reportedPoints = this.#points
  }

  /** Lets other operations run. Rejects with the reason if the operation has ended meanwhile. */
  async pause(): Promise<void> {
    this.reportUse()
    await this.#turns?.resume(this.#address)
    this.#end.signal.throwIfAborted()
  }

  end(reason: Error): void {
    if (!this.#end.signal.aborted) this.#end.abort(reason)
  }

  #countBytes(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > MAX_ANSWER_BYTES) {
      this.end(new BudgetExceeded('bytes', MAX_ANSWER_BYTES))
      throw this.#end.signal.reason
    }
  }
}

/** Spending of documents that this process executes for itself, without limits. */
const UNLIMITED = new (class extends Spending {
  override countField(): void {}
  override countValue(): void {}
})('this process', null)

/** Unlimited when the context has none. */
export function spendingOf(context: unknown): Spending {
  const hasSpending = typeof context === 'object' && context !== null && 'spending' in context
  return hasSpending && context.spending instanceof Spending ? context.spending : UNLIMITED
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  // A large number is a time in milliseconds, which is sent as a date; a fraction is sent with all its digits.
  if (typeof value === 'number') return Number.isInteger(value) && value < 1_000_000_000 ? 6 : 26
  if (!Array.isArray(value)) return 4
  return value.reduce<number>((sum, item) => sum + 3 + bytesOf(item), 0)
}
