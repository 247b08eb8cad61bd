/** Seeded random choices: the same seed gives the same choices on every machine. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
    // Neighbouring seeds start with similar numbers.
    for (let round = 0; round < 4; round++) this.#next()
  }

  /** Returns an integer from 0 to `end` - 1. */
  below(end: number): number {
    return Math.floor(this.#next() * end)
  }

  /** Returns true in this share of the cases, 0 to 1. */
  often(share: number): boolean {
    return this.#next() < share
  }

  /** Returns a random item. Throws a RangeError for an empty list. */
  pick<Item>(list: readonly Item[]): Item {
    const picked = list.at(this.below(list.length))
    if (picked === undefined) throw new RangeError('There is nothing to pick from.')
    return picked
  }

  /** Returns up to `most` different items in random order. */
  some<Item>(list: readonly Item[], most: number): Item[] {
    const left = [...list]
    const picked: Item[] = []
    while (left.length > 0 && picked.length < most) picked.push(...left.splice(this.below(left.length), 1))
    return picked
  }

  /** Mulberry32. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
