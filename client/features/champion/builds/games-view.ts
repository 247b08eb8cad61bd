import type { Lane } from '../../../gql/graphql.ts'
import { findWord, LANES } from '../../../statistics/statistics-filter.ts'

/** The query string stores it, such as `?games-lane=top&against=syndra`, so that links and reloads keep it. */
export interface GamesView {
  /** Null for all lanes. */
  readonly lane: Lane | null
  /** The lane opponent's word in the address, such as `syndra` or `134`; null for any. */
  readonly against: string | null
  /** Slug of the pro player, such as `some_name`; null for any. */
  readonly player: string | null
}

/** The surrounding page has its own lane parameter. */
const LANE = 'games-lane'
const AGAINST = 'against'
const PLAYER = 'games-player'

/** Longer than any name of a champion. */
const WORD = /^[a-z0-9]{1,32}$/

/** No longer than any slug of a player. */
const SLUG = /^\S{1,80}$/u

/** Invalid values count as the default. */
export function readGamesView(search: URLSearchParams): GamesView {
  const against = search.get(AGAINST)?.toLowerCase() ?? ''
  const player = search.get(PLAYER)?.toLowerCase() ?? ''
  return {
    lane: findWord(LANES, search.get(LANE)),
    against: WORD.test(against) ? against : null,
    player: SLUG.test(player) ? player : null,
  }
}

/** Leaves out defaults and keeps other parameters. */
export function writeGamesView(search: URLSearchParams, { lane, against, player }: GamesView): URLSearchParams {
  const written = new URLSearchParams(search)
  written.delete(LANE)
  written.delete(AGAINST)
  written.delete(PLAYER)
  if (lane !== null) written.set(LANE, lane.toLowerCase())
  if (against !== null) written.set(AGAINST, against)
  if (player !== null) written.set(PLAYER, player)
  return written
}
