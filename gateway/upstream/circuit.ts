/** `closed` lets all requests through, `open` none, `half-open` waits for a trial request. */
export type CircuitState = 'closed' | 'open' | 'half-open'

/** A switch that stops requests, and allows a single trial request after a pause. Subclasses decide when to open and close it. */
export abstract class Circuit {
  readonly #trialMs: number
  #state: CircuitState = 'closed'
  #since: number
  #retryAt = 0
  #openings = 0

  /** Another trial is allowed when the current one has had no result within `trialMs`. */
  constructor(now: number, trialMs: number) {
    this.#since = now
    this.#trialMs = trialMs
  }

  get state(): CircuitState {
    return this.#state
  }

  /** Time when the state was entered, in milliseconds since 1970. */
  get since(): number {
    return this.#since
  }

  /** Number of times it has opened since the start, also after failed trials. */
  get openings(): number {
    return this.#openings
  }

  /** Earliest time of the next request, in milliseconds since 1970; `null` when requests are allowed now. */
  refusedUntil(now: number): number | null {
    return this.#state === 'closed' || now >= this.#retryAt ? null : this.#retryAt
  }

  /** Records that a request is sent. After the pause of an open circuit it is the trial. */
  enter(now: number): void {
    if (this.#state !== 'closed') this.#move('half-open', now, now + this.#trialMs)
  }

  protected open(now: number, pauseMs: number): void {
    this.#openings += 1
    this.#move('open', now, now + pauseMs)
  }

  protected close(now: number): void {
    if (this.#state !== 'closed') this.#move('closed', now, 0)
  }

  #move(state: CircuitState, now: number, retryAt: number): void {
    this.#state = state
    this.#since = now
    this.#retryAt = retryAt
  }
}
