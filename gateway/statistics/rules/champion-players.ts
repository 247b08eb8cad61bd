/** The players with the most games on a champion, in all counted queues. */
export type ChampionPlayers = {
  /** Most games first, then most wins, then by id; at most {@link KEPT_PLAYERS}. */
  readonly players: readonly ChampionPlayer[]
}

export type ChampionPlayer = {
  /** Id of the document in `account_champions`. */
  readonly account: string
  readonly games: number
  readonly wins: number
}

/** Maximum number of stored players for each champion; no page shows more. */
export const KEPT_PLAYERS = 50
