/** Which misbehaviour is on, for single endpoints and for all the others. */
export class Mood<EndpointName extends string, Misbehaviour> {
  #everywhere: Misbehaviour | null = null
  readonly #at = new Map<EndpointName, Misbehaviour | null>()

  /** Sets the mood of one endpoint, or of all of them when none is named; `null` is good behaviour. */
  set(misbehaviour: Misbehaviour | null, endpoint?: EndpointName): void {
    if (endpoint !== undefined) {
      this.#at.set(endpoint, misbehaviour)
      return
    }
    this.#at.clear()
    this.#everywhere = misbehaviour
  }

  at(endpoint: EndpointName): Misbehaviour | null {
    const own = this.#at.get(endpoint)
    return own === undefined ? this.#everywhere : own
  }
}
