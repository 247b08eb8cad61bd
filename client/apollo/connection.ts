/** What is known of the connection over which updates come. */
export type ConnectionState =
  /** Nothing listens, or nobody looks at the page, or the first connection is being made. */
  | { readonly is: 'idle' }
  | { readonly is: 'live' }
  /** It broke, or could not be made; it is tried again and again. */
  | {
      readonly is: 'lost'
      /** When the server was last heard of, in milliseconds since 1970: what is shown is from then. */
      readonly heardAt: number
    }

/** The connection of a page, as its websocket tells of it. */
export interface Connection {
  readonly state: () => ConnectionState
  /** Calls `listener` after each change; what it answers ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** A connection is about to be made. */
  begin(): void
  /** Something has come from the server. */
  hear(): void
  /** The connection broke, or could not be made. */
  lose(): void
  /** The connection is not wanted for now. */
  leave(): void
}

const IDLE = { is: 'idle' } as const
const LIVE = { is: 'live' } as const

/** `now` answers milliseconds since 1970. */
export function createConnection(now: () => number): Connection {
  const listeners = new Set<() => void>()
  let state: ConnectionState = IDLE
  let heardAt: number | null = null

  function change(next: ConnectionState) {
    if (next.is === state.is) return
    state = next
    for (const listener of listeners) listener()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin() {
      // What a page shows before it hears of anything, it has just asked for.
      heardAt ??= now()
    },
    hear() {
      heardAt = now()
      change(LIVE)
    },
    lose: () => change({ is: 'lost', heardAt: heardAt ?? now() }),
    leave: () => change(IDLE),
  }
}

/** The connection of this page. */
export const connection = createConnection(() => Date.now())
