import type { ActiveGame } from './active-game.ts'
import type { LiveItem } from './live-item.ts'
import type { ProRole } from './pro-scene.ts'

/** A running game in which a pro player is seen. */
export type ProGame = LiveItem & {
  readonly game: ActiveGame
  /** The pros who are seen in it, in the order of the seats; never one who hides his name. */
  readonly pros: readonly SeenPro[]
  /** When Riot last said that it runs, in milliseconds since 1970. It grows without a new revision. */
  readonly observedAt: number
}

/** A pro player in a running game, as the rosters had him. */
export type SeenPro = {
  readonly playerId: string
  readonly name: string
  /** The code of his team; null when he has none. */
  readonly team: string | null
  /** The code of the league of his team; null without one. */
  readonly league: string | null
  readonly role: ProRole
  /** The account that he plays on. */
  readonly puuid: string
}

/** Which running games are wanted; a list that is empty lets everything through. */
export type ProGameFilter = {
  /** Codes in capitals. */
  readonly leagues: readonly string[]
  /** Codes in capitals. */
  readonly teams: readonly string[]
  readonly playerId: string | null
  /** The number of a champion that a pro player plays. */
  readonly champion: number | null
}

/** Whether one of the pros of a game is whom a filter asks for. */
export function isWantedGame({ pros, game }: Pick<ProGame, 'pros' | 'game'>, filter: ProGameFilter): boolean {
  return pros.some(
    (pro) =>
      (filter.leagues.length === 0 || (pro.league !== null && filter.leagues.includes(pro.league))) &&
      (filter.teams.length === 0 || (pro.team !== null && filter.teams.includes(pro.team))) &&
      (filter.playerId === null || pro.playerId === filter.playerId) &&
      (filter.champion === null ||
        game.participants.some(({ puuid, championId }) => puuid === pro.puuid && championId === filter.champion)),
  )
}

/** Negative when `a` is listed before `b`: the game that began last comes first, those that load before all others. */
export function compareGames({ game: a }: ProGame, { game: b }: ProGame): number {
  return (
    (b.startedAt ?? Infinity) - (a.startedAt ?? Infinity) ||
    (a.matchId < b.matchId ? -1 : Number(a.matchId > b.matchId))
  )
}
