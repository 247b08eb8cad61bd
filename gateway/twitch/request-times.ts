/** Longest wait of a request for its point, including throttlings, in milliseconds. Only background jobs send requests. */
export const MAX_WAIT_MS = 20_000

/** Timeout of one request, in milliseconds. */
export const TIMEOUT_MS = 5_000

/** Delay of a retry after a failure that does not open the breaker, in milliseconds. */
export const RETRY_DELAY_MS = 10_000

/** Delay of a retry after an invalid answer, in milliseconds. */
export const RETRY_AFTER_INVALID_ANSWER_MS = 60_000
