export class FaultSettings<EndpointName extends string, Misbehaviour> {
  #everywhere: Misbehaviour | null = null
  readonly #at = new Map<EndpointName, Misbehaviour | null>()

  /** Sets the misbehaviour of one endpoint, or of all when none is named; `null` restores correct answers. */
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
