import type { GraphQLError } from 'graphql'
import { BudgetExceeded } from './errors.ts'
import { MAX_ANSWER_BYTES, MAX_EXECUTION_POINTS, MAX_RIOT_REQUESTS } from './figures.ts'
import type { Turns } from './turns.ts'

/** Quotes, colon and comma around a value of an answer, in bytes. */
const PUNCTUATION_BYTES = 6

/** What each error has beside its message and its path: a code, the id of the request, and the names of all these. */
const ERROR_BYTES = 150

/** A place in the document, as each error has some. */
const LOCATION_BYTES = 25

/** What one operation, or one event of a subscription, uses of its budgets. The first that is exceeded ends it. */
export class Spending {
  readonly #address: string
  readonly #turns: Turns | null
  readonly #end = new AbortController()
  #points = 0
  #bytes = 0
  #riotRequests = 0
  #refusedRiotRequests = 0

  /** @param turns Null where an operation need not let others go on in between. */
  constructor(address: string, turns: Turns | null) {
    this.#address = address
    this.#turns = turns
  }

  /** Fires when the operation has to end; the reason says why. */
  get signal(): AbortSignal {
    return this.#end.signal
  }

  /**
   * Whether the operation has ended: a field that may be null then is, since graphql-js takes far longer over an error
   * than over a field, and goes on to the last one.
   */
  get hasEnded(): boolean {
    return this.#end.signal.aborted
  }

  /** Points of the fields that were resolved so far. */
  get points(): number {
    return this.#points
  }

  /** Requests that were sent to Riot so far. */
  get riotRequests(): number {
    return this.#riotRequests
  }

  /** Requests to Riot that were not sent, because the budget was spent. */
  get refusedRiotRequests(): number {
    return this.#refusedRiotRequests
  }

  /** Counts a field that is resolved. Throws why the operation has ended. */
  resolve(points: number): void {
    this.#points += points
    if (this.#points > MAX_EXECUTION_POINTS) this.end(new BudgetExceeded('points', MAX_EXECUTION_POINTS))
    if (this.#end.signal.aborted) throw this.#end.signal.reason
  }

  /** Counts a value in the answer; a list of values counts with each of its items. */
  answer(key: string | number, value: unknown): void {
    this.#countBytes(PUNCTUATION_BYTES + (typeof key === 'string' ? key.length : 0) + bytesOf(value))
  }

  /** Counts an error in the answer. Its path is as long as the aliases of the client are. */
  answerError({ message, path, locations = [] }: GraphQLError): void {
    this.#countBytes(ERROR_BYTES + bytesOf(message) + bytesOf(path) + LOCATION_BYTES * locations.length)
  }

  /** Takes a request to Riot out of the budget; false when nothing is left of it. */
  spendRiotRequest(): boolean {
    if (this.#riotRequests === MAX_RIOT_REQUESTS) {
      this.#refusedRiotRequests += 1
      return false
    }
    this.#riotRequests += 1
    return true
  }

  /** Whether others should go on first. */
  mustPause(): boolean {
    return this.#turns !== null && this.#turns.isOver()
  }

  /** Lets others go on. Rejects with why the operation has ended meanwhile. */
  async pause(): Promise<void> {
    await this.#turns?.goOn(this.#address)
    this.#end.signal.throwIfAborted()
  }

  /** Ends the operation. */
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

/** Spending of documents that are executed in this process without limits. */
const UNLIMITED = new (class extends Spending {
  override resolve(): void {}
  override answer(): void {}
})('this process', null)

/** What the operation with this context has used; nothing is counted where the context does not say. */
export function spendingOf(context: unknown): Spending {
  const says = typeof context === 'object' && context !== null && 'spending' in context
  return says && context.spending instanceof Spending ? context.spending : UNLIMITED
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  // A large number is a moment, and a fraction has all its digits.
  if (typeof value === 'number') return Number.isInteger(value) && value < 1_000_000_000 ? 6 : 26
  if (!Array.isArray(value)) return 4
  return value.reduce<number>((sum, item) => sum + 3 + bytesOf(item), 0)
}
