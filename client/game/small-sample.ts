/** With fewer games, a win rate says next to nothing. */
const FEW_GAMES = 10

/** With fewer games, a win rate is shown as wins and losses, because a percentage and its interval would mislead. */
const TINY = 5

export const isSmallSample = (games: number): boolean => games < FEW_GAMES

/** True for a win rate that is shown as wins and losses, without an interval. */
export const isTinySample = (games: number): boolean => games < TINY

/** `value` is 0 to 1. Exact for the samples of this product. */
export const winsOf = (value: number, games: number): number => Math.round(value * games)
