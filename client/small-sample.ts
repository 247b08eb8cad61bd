/** So few games say next to nothing about a share of wins. */
const FEW_GAMES = 10

/** True for a share of wins whose sample is too small to lean on. */
export const isSmallSample = (games: number): boolean => games < FEW_GAMES
