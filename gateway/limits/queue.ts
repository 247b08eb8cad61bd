/** First in, first out. An array alone moves all that wait for each that goes, which takes seconds where thousands wait. */
export class Queue<Item> {
  #arrived: Item[] = []
  /** The first is the last of these. */
  #leaving: Item[] = []

  get isEmpty(): boolean {
    return this.#arrived.length + this.#leaving.length === 0
  }

  push(item: Item): void {
    this.#arrived.push(item)
  }

  /** Undefined when it is empty. */
  shift(): Item | undefined {
    if (this.#leaving.length === 0) {
      this.#leaving = this.#arrived.toReversed()
      this.#arrived = []
    }
    return this.#leaving.pop()
  }
}
