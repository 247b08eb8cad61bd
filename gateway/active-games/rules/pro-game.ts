import type { LiveItem } from '../../delivery/rules/live-item.ts'
import type { ProRole } from '../../rosters/rules/pro-scene.ts'
import type { ActiveGame } from './active-game.ts'

/** A running game with a visible pro player. */
export type ProGame = LiveItem & {
  readonly game: ActiveGame
  /** The visible pros, in the order of the seats; never one who hides their name. */
  readonly pros: readonly SeenPro[]
  /** Time when Riot last confirmed that the game runs, in milliseconds since 1970. It grows without a new revision. */
  readonly observedAt: number
}

/** A pro player in a running game, with their roster data when they were seen. */
export type SeenPro = {
  readonly playerId: string
  readonly name: string
  /** Code of the team; null without one. */
  readonly team: string | null
  /** Code of the team's league; null without a team. */
  readonly league: string | null
  readonly role: ProRole
  /** PUUID of the account in the game. */
  readonly puuid: string
}

/** Filter of running games; an empty list matches everything. */
export type ProGameFilter = {
  /** Codes in capitals. */
  readonly leagues: readonly string[]
  /** Codes in capitals. */
  readonly teams: readonly string[]
  readonly playerId: string | null
  /** Id of a champion that a pro player plays. */
  readonly champion: number | null
}

/** Returns true when one of the pros of a game matches the filter. */
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
