import type { Participant } from '../../matches/rules/match.ts'
import { type Rate, rateOfWins } from '../../shared/rate.ts'

/** Maximum number of games whose players are counted, the newest. */
export const MAX_SHARED_GAMES = 40

/** Number of games together from which a player is listed. */
const LISTED_FROM_GAMES = 2

/** Number of games together from which two players are often together, and the least share of all counted games, 0 to 1. */
const OFTEN_FROM_GAMES = 5
const OFTEN_SHARE = 0.2

/** A game of an account, with the other players of its side. */
export interface GameWithSide {
  readonly matchId: string
  readonly startedAt: number
  readonly win: boolean
  readonly others: readonly Participant[]
}

/** The games of an account with another one on the same side. */
export interface PlayedWith {
  /** The other player in the newest of the games. */
  readonly player: Participant
  readonly record: Rate
  readonly lastMatchId: string
  /** Start of the newest of the games, in milliseconds since 1970. */
  readonly lastPlayedAt: number
  readonly isOften: boolean
}

/**
 * Sums up the players of games, which are given newest first: most games first; of several, the one who was there last. Bots and
 * hidden players are left out.
 */
export function sumUpSides(games: readonly GameWithSide[]): readonly PlayedWith[] {
  const together = Map.groupBy(
    games.flatMap((game) => game.others.map((player) => ({ game, player }))),
    ({ player }) => player.puuid,
  )
  return [...together]
    .flatMap(([puuid, shared]) => {
      const [newest] = shared
      const record = rateOfWins(shared.map(({ game }) => game))
      if (puuid === null || newest === undefined || record === null || shared.length < LISTED_FROM_GAMES) return []
      const isOften = shared.length >= OFTEN_FROM_GAMES && shared.length / games.length >= OFTEN_SHARE
      const { matchId: lastMatchId, startedAt: lastPlayedAt } = newest.game
      return [{ player: newest.player, record, lastMatchId, lastPlayedAt, isOften }]
    })
    .toSorted((a, b) => b.record.games - a.record.games)
}
