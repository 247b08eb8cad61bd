import { HEAVY_POINTS, MAX_HELD_POINTS_OF_ADDRESS, MAX_RUNNING_POINTS } from './limit-values.ts'

/** A heavy operation that was admitted. */
export interface AdmittedOperation {
  /** Call when the operation has run. Its unread result still counts for its address. */
  readonly endRun: () => void
  /** Call when the result is no longer in memory. */
  readonly release: () => void
}

const UNLIMITED: AdmittedOperation = { endRun() {}, release() {} }

interface Waiter {
  readonly points: number
  readonly admit: () => void
}

/**
 * Limits the heavy operations that run at the same time, because each has its result in memory. For one address, operations
 * with unread responses count as well. Operations that do not fit wait, and client addresses take turns. Operations of up to
 * {@link HEAVY_POINTS} are not limited: they take a turn or two, and may wait for Riot, which must not delay others.
 */
export class ConcurrentOperations {
  #running = 0
  /** Points of operations whose results are in memory, by address. */
  readonly #heldBy = new Map<string, number>()
  /** Waiting operations by address, in order: the first address is next, with its oldest operation. */
  readonly #waiting = new Map<string, Set<Waiter>>()

  /** Resolves when an operation of this many points fits. Rejects with the reason of the signal if that fires first. */
  async admit(address: string, points: number, signal: AbortSignal): Promise<AdmittedOperation> {
    if (points <= HEAVY_POINTS) return UNLIMITED
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter = { points, admit: resolve }
    const giveUp = () => {
      this.#remove(address, waiter)
      reject(signal.reason)
      // The next operation of this address may be smaller and fit.
      this.#admitWaiting()
    }
    signal.addEventListener('abort', giveUp)
    const ofAddress = this.#waiting.get(address)
    if (ofAddress === undefined) this.#waiting.set(address, new Set([waiter]))
    else ofAddress.add(waiter)
    this.#admitWaiting()
    await promise.finally(() => signal.removeEventListener('abort', giveUp))
    return {
      endRun: () => {
        this.#running -= points
        this.#admitWaiting()
      },
      release: () => {
        this.#hold(address, -points)
        this.#admitWaiting()
      },
    }
  }

  #admitWaiting(): void {
    for (const [address, waiters] of this.#waiting) {
      const [first] = waiters
      if (first === undefined || !this.#fits(address, first.points)) continue
      this.#remove(address, first)
      // Moves the address behind the others; the loop reaches it again.
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
