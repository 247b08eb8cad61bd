/** With fewer games, a win rate says next to nothing. */
const FEW_GAMES = 10

/** True for a win rate whose sample is too small to rely on. */
export const isSmallSample = (games: number): boolean => games < FEW_GAMES
