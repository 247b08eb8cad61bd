import { AsyncLocalStorage } from 'node:async_hooks'

const computed = new AsyncLocalStorage<Dependencies>()

/** Dependencies of an answer, collected while it is computed. A change of any of it invalidates the answer. */
export class Dependencies {
  readonly #on = new Set<Dependency>()
  #validUntil = Infinity
  #isValid = true
  #isComplete = false
  #onInvalid = () => {}

  /** False once something that the answer depends on has changed. */
  get isValid(): boolean {
    return this.#isValid
  }

  /** Time until which the answer is valid if nothing changes, in milliseconds since 1970. */
  get validUntil(): number {
    return this.#validUntil
  }

  get isCollecting(): boolean {
    return this.#isValid && !this.#isComplete
  }

  /** Runs a part of the computation, and collects what it reads. */
  collect<T>(compute: () => Promise<T>): Promise<T> {
    return computed.run(this, compute)
  }

  /** Ends the collection: from now on, only changes of what was read matter. */
  complete(): void {
    this.#isComplete = true
  }

  /** Calls `listener` when the answer becomes invalid. */
  whenInvalid(listener: () => void): void {
    this.#onInvalid = listener
  }

  add(dependency: Dependency): void {
    if (this.isCollecting) this.#addAlways(dependency)
  }

  /** Adds everything that another answer depends on, because this one is made from it. */
  addAll(other: Dependencies): void {
    if (this.#isComplete) return
    this.expireAt(other.#validUntil)
    if (!other.#isValid) this.invalidate()
    else for (const dependency of other.#on) this.#addAlways(dependency)
  }

  expireAt(time: number): void {
    if (!this.#isComplete) this.#validUntil = Math.min(this.#validUntil, time)
  }

  invalidate(): void {
    if (!this.#isValid) return
    this.release()
    this.#onInvalid()
  }

  /** Forgets everything, because the answer is no longer used. */
  release(): void {
    this.#isValid = false
    for (const dependency of this.#on) dependency.drop(this)
    this.#on.clear()
  }

  #addAlways(dependency: Dependency): void {
    this.#on.add(dependency)
    dependency.use(this)
  }
}

/** Something that answers depend on and that can change, such as a document. */
export class Dependency {
  readonly #users = new Set<Dependencies>()
  readonly #onUnused: () => void

  /** @param onUnused Called when no answer depends on this any more. */
  constructor(onUnused: () => void = () => {}) {
    this.#onUnused = onUnused
  }

  /** Makes the answer that is being computed depend on this. Call it before reading: a change during the read counts. */
  track(): void {
    computed.getStore()?.add(this)
  }

  invalidate(): void {
    for (const user of this.#users) user.invalidate()
  }

  use(user: Dependencies): void {
    this.#users.add(user)
  }

  drop(user: Dependencies): void {
    this.#users.delete(user)
    if (this.#users.size === 0) this.#onUnused()
  }
}

/** True while an answer is computed whose dependencies are collected. */
export function isCollecting(): boolean {
  return computed.getStore()?.isCollecting ?? false
}

/** Limits the lifetime of the answer that is being computed, in milliseconds since 1970. */
export function expireAt(time: number): void {
  computed.getStore()?.expireAt(time)
}

/** Marks the answer that is being computed as one for its client and its moment alone. */
export function neverCache(): void {
  computed.getStore()?.invalidate()
}

/**
 * Starts a read that several answers wait for. Each of them calls the returned function before the read ends, and depends on all
 * that was read. An answer that calls it later is not cached.
 */
export function shareRead<T>(read: () => Promise<T>): () => Promise<T> {
  const dependencies = new Dependencies()
  const result = dependencies.collect(read).finally(() => dependencies.complete())
  let waiting = 0
  return async () => {
    waiting += 1
    try {
      const value = await result
      computed.getStore()?.addAll(dependencies)
      return value
    } finally {
      waiting -= 1
      if (waiting === 0) dependencies.release()
    }
  }
}
