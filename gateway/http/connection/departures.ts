import type { Schedule } from './stalled-reader.ts'

/** Pace of the departures, per second: about the handshakes that one core of another instance accepts in a second. */
const PER_SECOND = 5_000

/** Longest time from the first departure to the last, in milliseconds. With more connections the pace is higher. */
const LONGEST_MS = 2_000

const TICK_MS = 20

/** Connections that stay open until their client leaves, websockets and event streams, so that a draining server can end them. */
export class Departures {
  readonly #ends = new Set<() => void>()
  readonly #schedule: Schedule
  #haveBegun = false

  constructor(schedule: Schedule) {
    this.#schedule = schedule
  }

  /** Calls `end` when it is this connection's turn to leave. The returned function is to be called once the connection has ended. */
  add(end: () => void): () => void {
    // A connection that begins this late can leave at once.
    if (this.#haveBegun) {
      end()
      return () => {}
    }
    this.#ends.add(end)
    return () => this.#ends.delete(end)
  }

  /** Ends all connections at an even pace, oldest first, so that their clients do not arrive elsewhere in one moment. */
  begin(): void {
    this.#haveBegun = true
    const pace = Math.max(PER_SECOND, this.#ends.size / (LONGEST_MS / 1000))
    this.#endSome(Math.ceil((pace * TICK_MS) / 1000))
  }

  #endSome(many: number): void {
    for (const end of [...this.#ends].slice(0, many)) {
      this.#ends.delete(end)
      end()
    }
    if (this.#ends.size > 0) this.#schedule(TICK_MS, () => this.#endSome(many))
  }
}
