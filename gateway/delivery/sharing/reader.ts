import type { SharedUpdate } from './shared-update.ts'

export interface Reader {
  /** True if it takes deflated updates. */
  readonly takesDeflated: boolean
  /** Hands over an update without waiting. An update that can't be sent any more is dropped. */
  send(update: SharedUpdate): void
  /** True while so much is unread that no further update should be sent. */
  isFull(): boolean
  /** Calls `run` once, always later, when nothing is unread any more. The returned function cancels this. */
  onceDrained(run: () => void): () => void
}
