/** Runs something once, after so many milliseconds; what is returned calls it off. */
export type Schedule = (delayMs: number, run: () => void) => () => void

/** How long a reader may leave unread what was sent to him before he is sent away, in milliseconds. */
export const STALLED_MS = 15_000

/** How much of what many share may wait for one of them before he is sent nothing more, in bytes. */
export const FULL_BYTES = 64 * 1024
