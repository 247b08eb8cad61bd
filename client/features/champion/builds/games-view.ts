import type { Lane } from '../../../gql/graphql.ts'
import { findWord, LANES } from '../../../statistics/statistics-filter.ts'

/** Which games of pros are shown. It lives in the query string, so that a link or a reload keeps it. */
export interface GamesView {
  /** Null for all lanes. */
  readonly lane: Lane | null
  /** How the address names the champion on the other side of the lane, such as `syndra` or `134`; null for any. */
  readonly against: string | null
}

/** The page around the games has a lane of its own. */
const LANE = 'games-lane'
const AGAINST = 'against'

/** Longer than any name of a champion. */
const WORD = /^[a-z0-9]{1,32}$/

/** Reads the view from a query string such as `?games-lane=top&against=syndra`; what it does not understand is left at its default. */
export function readGamesView(search: URLSearchParams): GamesView {
  const against = search.get(AGAINST)?.toLowerCase() ?? ''
  return { lane: findWord(LANES, search.get(LANE)), against: WORD.test(against) ? against : null }
}

/** The query string of a view; defaults are left out, and what is not of the view stays as it was. */
export function writeGamesView(search: URLSearchParams, { lane, against }: GamesView): URLSearchParams {
  const written = new URLSearchParams(search)
  written.delete(LANE)
  written.delete(AGAINST)
  if (lane !== null) written.set(LANE, lane.toLowerCase())
  if (against !== null) written.set(AGAINST, against)
  return written
}
