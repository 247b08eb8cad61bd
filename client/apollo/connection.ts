export type ConnectionState =
  /** No subscription is active, the page is hidden, or the first connection is being made. */
  | { readonly is: 'idle' }
  | { readonly is: 'live' }
  /** The connection broke or could not be made. It is retried until it succeeds. */
  | {
      readonly is: 'lost'
      /** Time of the last message, in milliseconds since 1970. The page shows data of that time. */
      readonly heardAt: number
    }

export interface Connection {
  readonly state: () => ConnectionState
  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  begin(): void
  hear(): void
  /** The connection broke or could not be made. */
  lose(): void
  /** The connection is not needed for now. */
  leave(): void
}

const IDLE = { is: 'idle' } as const
const LIVE = { is: 'live' } as const

/** `now` returns milliseconds since 1970. */
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
      // Before its first message, the page shows data that it has just fetched.
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

export const connection = createConnection(() => Date.now())
