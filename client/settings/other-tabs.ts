/** Tabs of the same browser. */
export interface OtherTabs {
  readonly tell: () => void
  /** Calls `listener` after a notification from another tab. */
  readonly listen: (listener: () => void) => void
}

/** Connects tabs with the same `subject`. Undefined on a server, and where the browser blocks the connection. */
export function connectTabs(subject: string): OtherTabs | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    const channel = new BroadcastChannel(subject)
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel only ever reaches its own origin.
      tell: () => channel.postMessage(null),
      listen: (listener) => {
        channel.addEventListener('message', listener)
        // A page that returns from the back/forward cache has missed all messages.
        addEventListener('pageshow', listener)
      },
    }
  } catch {
    // A browser that blocks cookies may block this too. Then the tabs are not connected.
    return undefined
  }
}
