import { descending } from '../../delivery/rules/sort-key.ts'
import type { ActiveGameDocument } from '../collections/active-games.ts'

export type ProGame = ActiveGameDocument

/** A running game, and the time when Riot last confirmed it, in milliseconds since 1970. */
export type RunningGame = Pick<ProGame, 'game' | 'observedAt'>

/** A pro player in a running game, with their roster data when they were seen. */
export type SeenPro = ProGame['pros'][number]

/** Filter of running games; an empty list matches everything. */
export type ProGameFilter = {
  /** Codes in capitals. */
  readonly leagues: readonly string[]
  /** Codes in capitals, like the leagues. */
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

interface Ordered {
  readonly game: Pick<ProGame['game'], 'startedAt' | 'matchId'>
}

/** Returns the sort key of a running game: loading ones first, then the latest start first. */
export function gameSortKey({ game: { startedAt, matchId } }: Ordered): string {
  return `${descending(startedAt ?? Number.MAX_SAFE_INTEGER)}${matchId}`
}
