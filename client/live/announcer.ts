import type { Later } from '../components/popover-turns.ts'

/** Something that has begun. */
export type LiveEvent =
  | { readonly is: 'stream'; readonly player: string }
  | { readonly is: 'game'; readonly player: string; readonly champion: string }

/** Says what has begun, with breaks. */
export interface Announcer {
  readonly tell: (events: readonly LiveEvent[]) => void
  /** Says nothing any more of what was told so far. */
  readonly hush: () => void
}

/** What begins at once is said at once: this long is waited for more, in milliseconds. */
export const GATHER_MS = 500

/** How long a sentence stands before it goes or makes room for the next one, in milliseconds. */
export const BREAK_MS = 6000

/** `say` gets what has begun, and nothing once that was said for long enough: it may not be true any more. */
export function createAnnouncer(say: (events: readonly LiveEvent[]) => void, later: Later): Announcer {
  let pending: readonly LiveEvent[] = []
  let callOff: (() => void) | null = null

  function speakAfter(milliseconds: number) {
    callOff = later(milliseconds, () => {
      callOff = null
      const events = pending
      pending = []
      if (events.length > 0) speakAfter(BREAK_MS)
      say(events)
    })
  }

  return {
    tell(events) {
      pending = [...pending, ...events]
      if (callOff === null && pending.length > 0) speakAfter(GATHER_MS)
    },
    hush() {
      pending = []
    },
  }
}
