import { serverTime } from '../hydration/server-time.ts'

export type ConnectionState =
  /** No subscription is active, the page is hidden, or the first connection is being made. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'live' }
  /** The connection broke or could not be made, or a subscription ended. Each is retried until it succeeds. */
  | {
      readonly kind: 'lost'
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
  /** A subscription ended that the page still needs. It counts as lost until the returned function is called. */
  loseSubscription(): () => void
}

const IDLE = { kind: 'idle' } as const
const LIVE = { kind: 'live' } as const

/** `now` returns milliseconds since 1970. */
export function createConnection(now: () => number): Connection {
  const listeners = new Set<() => void>()
  const endedSubscriptions = new Set<symbol>()
  let socket: ConnectionState['kind'] = 'idle'
  let state: ConnectionState = IDLE
  let heardAt: number | null = null

  function update() {
    const kind = endedSubscriptions.size > 0 ? 'lost' : socket
    if (kind === state.kind) return
    state = kind === 'lost' ? { kind, heardAt: heardAt ?? now() } : kind === 'live' ? LIVE : IDLE
    for (const listener of listeners) listener()
  }
  function change(next: ConnectionState['kind']) {
    socket = next
    update()
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
      change('live')
    },
    lose: () => change('lost'),
    leave: () => change('idle'),
    loseSubscription() {
      const subscription = Symbol()
      endedSubscriptions.add(subscription)
      update()
      return () => {
        endedSubscriptions.delete(subscription)
        update()
      }
    },
  }
}

export const connection = createConnection(() => serverTime.now())
