import { type ChampionPlayer, type ChampionPlayers, KEPT_PLAYERS } from './champion-players.ts'

/**
 * Merges changed totals into the list of players with the most games on a champion; players without games are removed.
 * Returns `present` itself when nothing changes. When a player leaves a full list, their place stays empty until a
 * recount, because players beyond the list are not stored.
 */
export function rankPlayers(present: ChampionPlayers | null, changed: readonly ChampionPlayer[]): ChampionPlayers {
  const byAccount = new Map(present?.players.map((player) => [player.account, player]))
  for (const player of changed) {
    if (player.games > 0) byAccount.set(player.account, player)
    else byAccount.delete(player.account)
  }
  const players = [...byAccount.values()].toSorted(byGames).slice(0, KEPT_PLAYERS)
  return present !== null && isSame(present.players, players) ? present : { players }
}

function byGames(a: ChampionPlayer, b: ChampionPlayer): number {
  return b.games - a.games || b.wins - a.wins || (a.account < b.account ? -1 : Number(a.account > b.account))
}

function isSame(a: readonly ChampionPlayer[], b: readonly ChampionPlayer[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ account, games, wins }, index) => {
      const other = b[index]
      return other?.account === account && other.games === games && other.wins === wins
    })
  )
}
