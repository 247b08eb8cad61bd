/** Time, handed in: nothing behind this interface reads the machine's own clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `task` once, `delayMs` from now; the answer cancels it. A pending task does not keep the process alive. */
  schedule(delayMs: number, task: () => void): () => void
}
