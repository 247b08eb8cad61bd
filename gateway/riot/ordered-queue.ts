/** Position in the queue: the fewest granted requests first, then the earliest arrival. */
export interface Place {
  readonly served: number
  /** Increases with every arrival, so it is unique. */
  readonly arrival: number
}

/** A queue in the order of service. The array is reversed, so that the first element is taken from its end. */
export class OrderedQueue<P extends Place> {
  readonly #places: P[] = []

  get size(): number {
    return this.#places.length
  }

  get first(): P | undefined {
    return this.#places.at(-1)
  }

  add(place: P): void {
    this.#places.splice(this.#positionOf(place), 0, place)
  }

  remove(place: P): void {
    const position = this.#positionOf(place)
    if (this.#places[position] === place) this.#places.splice(position, 1)
  }

  /** Number of elements before a new one with this number of granted requests. */
  ahead(served: number): number {
    return this.#places.length - this.#positionOf({ served, arrival: Infinity })
  }

  /** Index of the first element that isn't behind the place. */
  #positionOf({ served, arrival }: Place): number {
    let low = 0
    let high = this.#places.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = this.#places[middle]
      const isBehind =
        other !== undefined && (other.served > served || (other.served === served && other.arrival > arrival))
      if (isBehind) low = middle + 1
      else high = middle
    }
    return low
  }
}
