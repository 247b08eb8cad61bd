/** Shortest pause between the end of a request and the next one. Clients of the wiki report blocks below some seconds. */
export const GAP_MS = 5_000

/** A query over large tables takes seconds. */
export const TIMEOUT_MS = 30_000

/** Pause after a failure that does not open the breaker. */
export const RETRY_DELAY_MS = 30_000

/** Longest pause of the breaker: no visitor waits for the wiki. */
export const LONGEST_PAUSE_MS = 300_000

/** Pause after an answer that can't be read, such as the page of a maintenance. */
export const RETRY_AFTER_INVALID_ANSWER_MS = 10 * 60_000

/** Pause after the first answer that says that there were too many requests. Each further one in a row doubles it. */
export const FIRST_COOLDOWN_MS = 30_000
export const LONGEST_COOLDOWN_MS = 30 * 60_000

/** Pause after the bot password was refused: someone has to change it. */
export const RETRY_AFTER_REFUSAL_MS = 60 * 60_000
