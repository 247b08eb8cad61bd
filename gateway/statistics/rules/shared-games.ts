import type { AccountKey } from '../../accounts/rules/account.ts'
import { isRecorded } from '../../accounts/rules/champion-record.ts'
import { type Rate, rateOfWins } from '../../shared/rate.ts'
import type { PlayerGame } from './player-games.ts'

/** A player of a comparison: an account, or a pro player with the accounts that count. */
export interface ComparedPerson {
  /** The id of the pro player; null for an account that is no pro player's. */
  readonly proPlayerId: string | null
  readonly accounts: readonly AccountKey[]
}

/** True for an account on both sides, which may be in two regions, and for two accounts of one pro player. */
export function isSamePerson(a: ComparedPerson, b: ComparedPerson): boolean {
  const puuids = new Set(a.accounts.map(({ puuid }) => puuid))
  const isSamePro = a.proPlayerId !== null && a.proPlayerId === b.proPlayerId
  return isSamePro || b.accounts.some(({ puuid }) => puuids.has(puuid))
}

/** A game of two players, as each of them played it. */
export interface SharedGame {
  readonly a: PlayerGame
  readonly b: PlayerGame
}

/** Games of two players in ranked, normal and Clash queues. */
export interface SharedGames {
  /** Number of known games of each player, with or without the other. */
  readonly ofGames: { readonly a: number; readonly b: number }
  /** They were on opposite sides. In the order of the games of the first player. */
  readonly against: readonly SharedGame[]
  /** They were on the same side. In the order of the games of the first player. */
  readonly together: readonly SharedGame[]
}

/**
 * Finds the games that are known of both players, in ranked, normal and Clash queues. These have two sides, and one of them wins, so
 * the results tell the sides.
 */
export function findSharedGames(listOfA: readonly PlayerGame[], listOfB: readonly PlayerGame[]): SharedGames {
  const [ofA, ofB] = [listOfA.filter(isRecorded), listOfB.filter(isRecorded)]
  const gamesOfB = new Map(ofB.map((game) => [game.matchId, game]))
  const shared = ofA.flatMap((a) => {
    const b = gamesOfB.get(a.matchId)
    return b === undefined ? [] : [{ a, b }]
  })
  return {
    ofGames: { a: ofA.length, b: ofB.length },
    against: shared.filter(({ a, b }) => a.win !== b.win),
    together: shared.filter(({ a, b }) => a.win === b.win),
  }
}

/** Returns the share of the games that the first player won; null without games. */
export function recordOf(games: readonly SharedGame[]): Rate | null {
  return rateOfWins(games.map(({ a }) => a))
}
