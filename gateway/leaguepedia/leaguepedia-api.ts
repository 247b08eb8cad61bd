import type {
  WikiMove,
  WikiPlayer,
  WikiRedirect,
  WikiRoster,
  WikiTenure,
  WikiTournament,
} from '../proposals/rules/reading.ts'

export interface CargoPage<Row> {
  /** Without rows that lack what makes them useful. */
  readonly rows: readonly Row[]
  /** Offset of the next page; null on the last one. */
  readonly next: number | null
}

/**
 * The requests of this product to Leaguepedia's Cargo tables. Each asks for one page, from `offset` on, and is sent after those
 * before it, with a pause in between. Every method throws `UpstreamUnavailable` when Leaguepedia can't be asked now, and nothing
 * else. Names and pages that can't be asked for are skipped. Dates are days, as in ISO 8601.
 */
export interface LeaguepediaApi {
  /** Largest number of names, pages or teams in one request. Further ones are skipped. */
  readonly mostNames: number
  /** Official tournaments of the highest level that start from `since` until `until`, the newest first. */
  tournaments(since: string, until: string, offset: number): Promise<CargoPage<WikiTournament>>
  /** Rosters in tournaments, by their pages. */
  rosters(tournaments: readonly string[], offset: number): Promise<CargoPage<WikiRoster>>
  /** Pages of players, by any of their names. */
  redirects(names: readonly string[], offset: number): Promise<CargoPage<WikiRedirect>>
  /** Players by their pages. */
  players(pages: readonly string[], offset: number): Promise<CargoPage<WikiPlayer>>
  /** Players who are in teams now, by the names of the teams. */
  playersOf(teams: readonly string[], offset: number): Promise<CargoPage<WikiPlayer>>
  /** Times in teams that lasted on `since` or later, by the names or pages of players. */
  tenures(players: readonly string[], since: string, offset: number): Promise<CargoPage<WikiTenure>>
  /** Moves from `since` on, the newest first. */
  moves(since: string, offset: number): Promise<CargoPage<WikiMove>>
}
