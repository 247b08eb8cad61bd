import type { SharedUpdate } from './shared-update.ts'

/** Where one subscriber's updates go, whatever carries them there. */
export interface Reader {
  /** Whether it takes updates deflated. */
  readonly takesDeflated: boolean
  /** Hands over an update. It never waits, and never throws: what can't be sent any more is nobody's loss. */
  send(update: SharedUpdate): void
  /** Whether so much of what was handed over is unread that nothing more should be. */
  isFull(): boolean
  /** Calls `run` once, when a reader that is full has been read to the end. */
  onceDrained(run: () => void): void
}
