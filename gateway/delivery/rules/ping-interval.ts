/** Interval of pings on websockets and event streams, which keep the connection open and find clients that are gone. */
export const PING_INTERVAL_MS = 12_000
