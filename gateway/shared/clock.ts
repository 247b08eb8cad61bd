/** The time. No code behind this interface reads the machine's own clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `task` once, after `delayMs`. The returned function cancels it. A pending task does not keep the process alive. */
  schedule(delayMs: number, task: () => void): () => void
}
