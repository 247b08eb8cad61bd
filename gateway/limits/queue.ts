/** First in, first out in constant time: `shift` of an array moves all items, which takes seconds with thousands of them. */
export class Queue<Item> {
  #arrived: Item[] = []
  /** In reverse: the last item leaves first. */
  #leaving: Item[] = []

  get isEmpty(): boolean {
    return this.#arrived.length + this.#leaving.length === 0
  }

  push(item: Item): void {
    this.#arrived.push(item)
  }

  /** Removes and returns the first item; undefined when the queue is empty. */
  shift(): Item | undefined {
    if (this.#leaving.length === 0) {
      this.#leaving = this.#arrived.toReversed()
      this.#arrived = []
    }
    return this.#leaving.pop()
  }
}
