/** `closed` lets everything through, `open` nothing, `half-open` waits for the one request that tries. */
export type CircuitState = 'closed' | 'open' | 'half-open'

/** A switch that stops the asking, and lets a single request try after a pause. What moves it is for others to say. */
export abstract class Circuit {
  readonly #trialMs: number
  #state: CircuitState = 'closed'
  #since: number
  #retryAt = 0

  /** Another request may try when the one that tries has told nothing within `trialMs`. */
  constructor(now: number, trialMs: number) {
    this.#since = now
    this.#trialMs = trialMs
  }

  get state(): CircuitState {
    return this.#state
  }

  /** Milliseconds since 1970: when the state was entered. */
  get since(): number {
    return this.#since
  }

  /** Milliseconds since 1970 when asking makes sense again; `null` when nothing forbids to ask now. */
  refusedUntil(now: number): number | null {
    return this.#state === 'closed' || now >= this.#retryAt ? null : this.#retryAt
  }

  /** Notes that a request is sent: after the pause of an open circuit it is the one that tries. */
  enter(now: number): void {
    if (this.#state !== 'closed') this.#move('half-open', now, now + this.#trialMs)
  }

  protected open(now: number, pauseMs: number): void {
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
