import { setImmediate as nextTurn } from 'node:timers/promises'

/** Readers of a feed that may continue in one turn of the event loop. The execution of their events has turns of its own. */
export const READERS_IN_A_TURN = 50

/** Lets the readers of a feed continue a few at a time, so that an event for thousands does not block other work. */
export class ReaderTurns {
  #taken = 0
  #present: Promise<void> = Promise.resolve()

  /** Resolves at the caller's turn, in the order of the calls. */
  async take(): Promise<void> {
    if (this.#taken % READERS_IN_A_TURN === 0) this.#present = this.#present.then(() => nextTurn())
    this.#taken += 1
    await this.#present
  }
}
