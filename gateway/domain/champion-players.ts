/** Whoever has played most games on a champion, in all queues that count. */
export type ChampionPlayers = {
  /** Most games first, then most wins, then by id; at most {@link KEPT_PLAYERS}. */
  readonly players: readonly ChampionPlayer[]
}

export type ChampionPlayer = {
  /** The document of `account_champions`. */
  readonly account: string
  readonly games: number
  readonly wins: number
}

/** How many of them are kept: nobody looks at more. */
export const KEPT_PLAYERS = 50
