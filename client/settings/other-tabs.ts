/** The other tabs of the same browser. */
export interface OtherTabs {
  /** Tells them that something has changed. */
  readonly tell: () => void
  /** Calls `listener` when one of them has told that. */
  readonly listen: (listener: () => void) => void
}

/** The tabs that speak of the same `subject`; undefined where a browser lets none of them speak, and on a server. */
export function findOtherTabs(subject: string): OtherTabs | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    const channel = new BroadcastChannel(subject)
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel only ever reaches its own origin.
      tell: () => channel.postMessage(null),
      listen: (listener) => {
        channel.addEventListener('message', listener)
        // A page that was left and is come back to has heard nothing meanwhile.
        addEventListener('pageshow', listener)
      },
    }
  } catch {
    // A browser that blocks cookies may block this too: then each tab is by itself.
    return undefined
  }
}
