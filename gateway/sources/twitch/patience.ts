/** How long a request waits for its point, throttlings included, in milliseconds: it is workers who ask. */
export const PATIENCE_MS = 20_000

/** How long one request may take, in milliseconds. */
export const TIMEOUT_MS = 5_000

/** When to come back after a failure that closes nothing yet, in milliseconds. */
export const COME_BACK_MS = 10_000

/** When to come back after an answer that makes no sense, in milliseconds. */
export const COME_BACK_AFTER_NONSENSE_MS = 60_000
