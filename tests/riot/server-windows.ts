/** How a server counts: in windows that begin with the first request it receives, or over the time just past. */
export type Counting = 'fixed' | 'sliding'

/** A rate limit as a server truly enforces it. */
export class ServerWindow {
  readonly limit: number
  readonly seconds: number
  readonly #counting: Counting
  /** When the requests that count were received. */
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

  /** When a full window next has room. */
  opensAt(): number {
    return (this.#received[0] ?? 0) + this.seconds * 1000
  }
}

/** The windows that a list such as `20:1,100:120` announces. */
export function toServerWindows(limits: string, counting: Counting): ServerWindow[] {
  if (limits === '') return []
  return limits.split(',').map((part) => {
    const [limit, seconds] = part.split(':').map(Number)
    if (limit === undefined || seconds === undefined) throw new Error(`Not a limit: ${part}`)
    return new ServerWindow(limit, seconds, counting)
  })
}

/** How many requests a client could place within `ms` that sees the server's own clock and has no latency. */
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
