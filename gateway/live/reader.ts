import type { SharedUpdate } from './shared-update.ts'

/** Where one subscriber's updates go, whatever carries them there. */
export interface Reader {
  /** Whether it takes updates deflated. */
  readonly takesDeflated: boolean
  /** Hands over an update. It never waits: what can't be sent any more is nobody's loss. */
  send(update: SharedUpdate): void
  /** Whether so much of what was handed over is unread that nothing more should be. */
  isFull(): boolean
  /** Calls `run` once, when nothing is unread any more: later, never at once. The answer calls it off. */
  onceDrained(run: () => void): () => void
}
