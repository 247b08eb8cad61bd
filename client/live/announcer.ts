import type { Later } from '../components/popover-turns.ts'

export type LiveEvent =
  | { readonly kind: 'stream'; readonly player: string }
  | { readonly kind: 'game'; readonly player: string; readonly champion: string }

/** Announces new events, with pauses. */
export interface Announcer {
  readonly tell: (events: readonly LiveEvent[]) => void
  readonly hush: () => void
}

/** Gathers events into one announcement. */
export const GATHER_MS = 500

/** Duration of an announcement before it disappears or is replaced. */
export const BREAK_MS = 6000

/** `say` receives events, and an empty list after they were shown long enough: by then they may be outdated. */
export function createAnnouncer(say: (events: readonly LiveEvent[]) => void, later: Later): Announcer {
  let pending: readonly LiveEvent[] = []
  let cancel: (() => void) | null = null

  function speakAfter(milliseconds: number) {
    cancel = later(milliseconds, () => {
      cancel = null
      const events = pending
      pending = []
      if (events.length > 0) speakAfter(BREAK_MS)
      say(events)
    })
  }

  return {
    tell(events) {
      pending = [...pending, ...events]
      if (cancel === null && pending.length > 0) speakAfter(GATHER_MS)
    },
    hush() {
      pending = []
    },
  }
}
