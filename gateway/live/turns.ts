import { setImmediate as nextTurn } from 'node:timers/promises'

/** How many readers of a feed go on in one turn of the event loop. What their events are executed to has turns of its own. */
export const READERS_IN_A_TURN = 50

/** Lets the readers of a feed go on a few at a time, so that an event for thousands does not keep everything else waiting. */
export class Turns {
  #taken = 0
  #present: Promise<void> = Promise.resolve()

  /** Resolves when it is the caller's turn, in the order of the calls. */
  async take(): Promise<void> {
    if (this.#taken % READERS_IN_A_TURN === 0) this.#present = this.#present.then(() => nextTurn())
    this.#taken += 1
    await this.#present
  }
}
