import { HEAVY_POINTS, MAX_HELD_POINTS_OF_ADDRESS, MAX_RUNNING_POINTS } from './figures.ts'

/** An operation in the room. */
export interface Stay {
  /** The operation has run. Its answer still counts for its address, where it waits to be read. */
  readonly endRun: () => void
  /** The answer is gone, too. */
  readonly leave: () => void
}

const NO_STAY: Stay = { endRun() {}, leave() {} }

interface Waiter {
  readonly points: number
  readonly admit: () => void
}

/**
 * Bounds the heavy operations that run at the same time, because each of them holds its answer in memory; of one address,
 * also those whose answers are not read yet. Those that do not fit wait, and client addresses take turns. Operations of up to
 * {@link HEAVY_POINTS} need no room: they are over in a turn or two, and may wait for Riot, which must not keep others waiting.
 */
export class Room {
  #running = 0
  /** Points of operations whose answers are in memory, by address. */
  readonly #heldBy = new Map<string, number>()
  /** Waiting operations by address: the first address is next, and of an address the operation that came first. */
  readonly #waiting = new Map<string, Set<Waiter>>()

  /** Resolves when an operation of so many points fits. Rejects with the reason of the signal when that fires first. */
  async enter(address: string, points: number, signal: AbortSignal): Promise<Stay> {
    if (points <= HEAVY_POINTS) return NO_STAY
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter = { points, admit: resolve }
    const giveUp = () => {
      this.#remove(address, waiter)
      reject(signal.reason)
      // The next one of this address may be smaller.
      this.#admit()
    }
    signal.addEventListener('abort', giveUp)
    const ofAddress = this.#waiting.get(address)
    if (ofAddress === undefined) this.#waiting.set(address, new Set([waiter]))
    else ofAddress.add(waiter)
    this.#admit()
    await promise.finally(() => signal.removeEventListener('abort', giveUp))
    return {
      endRun: () => {
        this.#running -= points
        this.#admit()
      },
      leave: () => {
        this.#hold(address, -points)
        this.#admit()
      },
    }
  }

  #admit(): void {
    for (const [address, waiters] of this.#waiting) {
      const [first] = waiters
      if (first === undefined || !this.#fits(address, first.points)) continue
      this.#remove(address, first)
      // Behind the other addresses, and the loop comes by again.
      if (waiters.size > 0) {
        this.#waiting.delete(address)
        this.#waiting.set(address, waiters)
      }
      this.#running += first.points
      this.#hold(address, first.points)
      first.admit()
    }
  }

  #fits(address: string, points: number): boolean {
    const held = this.#heldBy.get(address) ?? 0
    return this.#running + points <= MAX_RUNNING_POINTS && held + points <= MAX_HELD_POINTS_OF_ADDRESS
  }

  #hold(address: string, points: number): void {
    const held = (this.#heldBy.get(address) ?? 0) + points
    if (held > 0) this.#heldBy.set(address, held)
    else this.#heldBy.delete(address)
  }

  #remove(address: string, waiter: Waiter): void {
    const waiters = this.#waiting.get(address)
    waiters?.delete(waiter)
    if (waiters?.size === 0) this.#waiting.delete(address)
  }
}
