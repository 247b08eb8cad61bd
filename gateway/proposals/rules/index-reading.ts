import type { ProRole } from '../../rosters/rules/pro-role.ts'
import { latestOf, toRosterDate } from '../../rosters/rules/roster-date.ts'
import type { WikiMove, Reading, WikiTenure } from './reading.ts'

/** A place in the roster of a tournament. */
export interface RosterPlace {
  readonly team: string
  readonly role: ProRole
  /** Page of the tournament. */
  readonly tournament: string
  readonly startsOn: string
}

/** Facts of the wiki about the career of one player. */
export interface WikiCareer {
  /** Names that lead to the page. */
  readonly names: readonly string[]
  /** Newest first. */
  readonly places: readonly RosterPlace[]
  readonly tenures: readonly WikiTenure[]
  /** Newest first. */
  readonly moves: readonly WikiMove[]
}

const NO_CAREER: WikiCareer = { names: [], places: [], tenures: [], moves: [] }

/** Returns a function that finds the career of the player with a page. A name that leads to several pages leads to none. */
export function indexReading(reading: Reading): (page: string) => WikiCareer {
  const { tournaments, rosters, redirects, players, tenures, moves } = reading
  const pages = new Map(players.map(({ page }) => [page.toLowerCase(), page]))
  const pagesOfNames = Map.groupBy(redirects, ({ name }) => name.toLowerCase())

  function findPage(name: string): string | null {
    const own = pages.get(name.toLowerCase())
    if (own !== undefined) return own
    const found = new Set(pagesOfNames.get(name.toLowerCase())?.map(({ page }) => page))
    const [only = null] = found
    return found.size === 1 ? only : null
  }

  const startOf = new Map(tournaments.map(({ page, startsOn }) => [page, startsOn]))
  const places = rosters.flatMap(({ tournament, team, players: listed }) => {
    const startsOn = startOf.get(tournament)
    if (startsOn === undefined) return []
    return listed.map(({ link, role }) => ({ page: findPage(link), team, role, tournament, startsOn }))
  })
  const namesOf = Map.groupBy(redirects, ({ page }) => page)
  const placesOf = Map.groupBy(places, ({ page }) => page)
  const tenuresOf = Map.groupBy(tenures, ({ player }) => findPage(player))
  const movesOf = Map.groupBy(moves, ({ player }) => findPage(player))
  return (page) => {
    if (!pages.has(page.toLowerCase())) return NO_CAREER
    return {
      names: (namesOf.get(page) ?? []).map(({ name }) => name).filter((name) => findPage(name) === page),
      places: (placesOf.get(page) ?? []).toSorted((a, b) => momentOf(b.startsOn) - momentOf(a.startsOn)),
      tenures: tenuresOf.get(page) ?? [],
      moves: (movesOf.get(page) ?? []).toSorted((a, b) => momentOf(b.date) - momentOf(a.date)),
    }
  }
}

/** Returns the first moment of a day, month or year, in milliseconds since 1970. */
export function momentOf(date: string): number {
  return toRosterDate(date).at
}

/** Returns the last moment of a day, month or year, in milliseconds since 1970. */
export function latestMomentOf(date: string): number {
  return latestOf(toRosterDate(date))
}
