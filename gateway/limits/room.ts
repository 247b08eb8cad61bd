import { HEAVY_POINTS, MAX_RUNNING_POINTS, MAX_RUNNING_POINTS_OF_ADDRESS } from './figures.ts'

interface Waiter {
  readonly points: number
  readonly admit: () => void
}

/**
 * Bounds the heavy operations that run at the same time, because each of them holds its answer in memory. Those that do not
 * fit wait, and client addresses take turns. Operations of up to {@link HEAVY_POINTS} need no room: they are over in a turn
 * or two, and may wait for Riot, which must not keep others waiting.
 */
export class Room {
  #running = 0
  readonly #runningOf = new Map<string, number>()
  /** Waiting operations by address: the first address is next, and of an address the operation that came first. */
  readonly #waiting = new Map<string, Set<Waiter>>()

  /**
   * Resolves when an operation of so many points fits, with the function that leaves the room again. Rejects with the
   * reason of the signal when that fires first.
   */
  async enter(address: string, points: number, signal: AbortSignal): Promise<() => void> {
    if (points <= HEAVY_POINTS) return () => {}
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
    return () => this.#leave(address, points)
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
      this.#count(address, first.points)
      first.admit()
    }
  }

  #fits(address: string, points: number): boolean {
    const ofAddress = this.#runningOf.get(address) ?? 0
    return this.#running + points <= MAX_RUNNING_POINTS && ofAddress + points <= MAX_RUNNING_POINTS_OF_ADDRESS
  }

  #count(address: string, points: number): void {
    this.#running += points
    const ofAddress = (this.#runningOf.get(address) ?? 0) + points
    if (ofAddress > 0) this.#runningOf.set(address, ofAddress)
    else this.#runningOf.delete(address)
  }

  #leave(address: string, points: number): void {
    this.#count(address, -points)
    this.#admit()
  }

  #remove(address: string, waiter: Waiter): void {
    const waiters = this.#waiting.get(address)
    waiters?.delete(waiter)
    if (waiters?.size === 0) this.#waiting.delete(address)
  }
}
