/** Who was granted least goes first, and who came first among those. */
export interface Place {
  readonly served: number
  /** Rises with every arrival: no two are alike. */
  readonly arrival: number
}

/** Places in the order of service. The array is in the opposite order, so that the first is taken from its end. */
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

  /** How many are before a newcomer who has been granted so much. */
  ahead(served: number): number {
    return this.#places.length - this.#positionOf({ served, arrival: Infinity })
  }

  /** The index of the first that isn't behind the place. */
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
