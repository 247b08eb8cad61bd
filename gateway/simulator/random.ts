/**
 * Deterministic randomness. All values are computed from keys, so any part of the world can be created without the
 * parts before it, in any order and in any process.
 */

/**
 * Deterministic randomness. All values are computed from keys, so any part of the world can be created without the
 * parts before it, in any order and in any process.
 */
export function hashText(text: string): number {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  return mix(state, text.length)
}

/** Hashes several numbers to 32 bits. Changing one bit of an input changes about half of the bits. */
export function mix(...keys: readonly number[]): number {
  let state = 0x9e3779b9
  for (const key of keys) {
    state = Math.imul(state ^ key, 0x85ebca6b)
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
    state ^= state >>> 16
  }
  return state >>> 0
}

/** A fraction from 0 to below 1, from the same keys as {@link mix}. */
export function fractionOf(...keys: readonly number[]): number {
  return mix(...keys) / 2 ** 32
}

/** A pseudorandom generator seeded with keys (sfc32). */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(...keys: readonly number[]) {
    this.#a = mix(1, ...keys)
    this.#b = mix(2, ...keys)
    this.#c = mix(this.#a, this.#b)
    for (let i = 0; i < 8; i++) this.fraction()
  }

  /** A fraction from 0 to below 1. */
  fraction(): number {
    const sum = (this.#a + this.#b + this.#counter++) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1))
  }

  /** A number from `low` to below `high`. */
  within(low: number, high: number): number {
    return low + this.fraction() * (high - low)
  }

  chance(probability: number): boolean {
    return this.fraction() < probability
  }

  /** A bell-shaped number around `mean`, at most 4.3 deviations away. */
  around(mean: number, deviation: number): number {
    let sum = 0
    for (let i = 0; i < 6; i++) sum += this.fraction()
    return mean + (sum - 3) * Math.SQRT2 * deviation
  }

  /** One entry, each with the same probability. */
  pick<T>(list: readonly T[]): T {
    const picked = list[this.whole(0, list.length - 1)]
    if (picked === undefined) throw new RangeError('There is nothing to pick from')
    return picked
  }

  /** One entry, chosen by weight. Calls `weightOf` twice per entry. */
  pickWeighted<T>(list: readonly T[], weightOf: (entry: T, index: number) => number): T {
    const whole = list.reduce((sum, entry, index) => sum + weightOf(entry, index), 0)
    let left = this.fraction() * whole
    const picked = list.find((entry, index) => (left -= weightOf(entry, index)) < 0) ?? list.at(-1)
    if (picked === undefined) throw new RangeError('There is nothing to pick from')
    return picked
  }

  /** The entries in random order. */
  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((entry) => ({ entry, order: this.fraction() }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ entry }) => entry)
  }

  /** Splits `total` into whole numbers by weight. */
  share(total: number, weights: readonly number[]): number[] {
    const shares = weights.map(() => 0)
    const indexes = weights.map((_, index) => index)
    for (let i = 0; i < total; i++) {
      const index = this.pickWeighted(indexes, (at) => weights[at] ?? 0)
      shares[index] = (shares[index] ?? 0) + 1
    }
    return shares
  }
}
