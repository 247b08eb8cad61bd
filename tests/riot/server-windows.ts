/** Window of a server: fixed from the first request it receives, or sliding over the last seconds. */
export type Counting = 'fixed' | 'sliding'

/** A rate limit as the server enforces it. */
export class ServerWindow {
  readonly limit: number
  readonly seconds: number
  readonly #counting: Counting
  /** Times of the counted requests. */
  #received: number[] = []

  constructor(limit: number, seconds: number, counting: Counting) {
    this.limit = limit
    this.seconds = seconds
    this.#counting = counting
  }

  count(now: number): number {
    const since = now - this.seconds * 1000
    if (this.#counting === 'sliding') {
      const first = this.#received.findIndex((at) => at > since)
      this.#received.splice(0, first === -1 ? this.#received.length : first)
    } else if ((this.#received[0] ?? now) <= since) {
      this.#received = []
    }
    return this.#received.length
  }

  hasRoom(now: number): boolean {
    return this.count(now) < this.limit
  }

  receive(now: number): void {
    this.#received.push(now)
  }

  /** Returns the time when a full window has room again. */
  opensAt(): number {
    return (this.#received[0] ?? 0) + this.seconds * 1000
  }
}

/** Parses a list of windows such as `20:1,100:120`. */
export function toServerWindows(limits: string, counting: Counting): ServerWindow[] {
  if (limits === '') return []
  return limits.split(',').map((part) => {
    const [limit, seconds] = part.split(':').map(Number)
    if (limit === undefined || seconds === undefined) throw new Error(`Not a limit: ${part}`)
    return new ServerWindow(limit, seconds, counting)
  })
}

/** Returns the maximum number of requests within `ms`, for a client without latency and with the server's clock. */
export function mostPossible(limits: string, counting: Counting, ms: number): number {
  const windows = toServerWindows(limits, counting)
  let placed = 0
  for (let now = 0; now < ms;) {
    const full = windows.filter((window) => !window.hasRoom(now))
    if (full.length > 0) now = Math.max(...full.map((window) => window.opensAt()))
    else {
      for (const window of windows) window.receive(now)
      placed += 1
    }
  }
  return placed
}
