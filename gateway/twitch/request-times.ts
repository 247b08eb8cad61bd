/** Longest wait of a request for its point, including throttlings. Only background jobs send requests. */
export const MAX_WAIT_MS = 20_000

/** Together with the pause of a breaker it is less than ten seconds. */
export const TIMEOUT_MS = 4_000

/** Delay of a retry after a failure that does not open the breaker. */
export const RETRY_DELAY_MS = 5_000

/** Delay of a retry after an answer of another shape: its cause is a change of the API, which lasts. */
export const RETRY_AFTER_INVALID_ANSWER_MS = 60_000
