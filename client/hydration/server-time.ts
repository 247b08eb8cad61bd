/** Largest error that is left as it is: the clocks of most browsers never need a correction, which would show as a jump. */
const TOLERATED_MS = 60_000

/** The time of the server, as far as the page knows it. The clock of a browser can be an hour or a year off. */
export interface ServerTime {
  /** Returns milliseconds since 1970. */
  now(): number
  /**
   * Learns from a time of the server, in milliseconds since 1970; ignores NaN. `askedAt` is the time by the browser's clock at
   * which the request was sent.
   */
  learn(moment: number, askedAt: number): void
}

/** `browserNow` returns milliseconds since 1970 by the clock of the browser. */
export function createServerTime(browserNow: () => number): ServerTime {
  /** Added to the browser's time. */
  let correction = 0

  return {
    now: () => browserNow() + correction,
    learn(moment, askedAt) {
      // The server's time was `moment` between the request and now. An answer can be slow, and a device can sleep meanwhile.
      const [least, most] = [moment - browserNow(), moment - askedAt]
      if (correction < least - TOLERATED_MS || correction > most + TOLERATED_MS) correction = (least + most) / 2
    },
  }
}

/** Replaces `Date.now()` wherever the page compares a time of the server. */
export const serverTime = createServerTime(() => Date.now())

/** Fetches, and learns the server's time from the answer. */
export async function fetchAndLearnTime(...request: Parameters<typeof fetch>): Promise<Response> {
  const askedAt = Date.now()
  const response = await fetch(...request)
  serverTime.learn(Date.parse(response.headers.get('date') ?? ''), askedAt)
  return response
}

/** Learns the server's time from the moment of the page's rendering, unless the browser had the page already. */
export function learnFromPage(renderedAt: number): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming && navigation.transferSize === 0) return
  serverTime.learn(renderedAt, Date.now() - performance.now())
}
