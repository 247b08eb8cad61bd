import { isDeepStrictEqual } from 'node:util'
import type { CargoPage, LeaguepediaApi } from '../../leaguepedia/leaguepedia-api.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import { utcDayOf } from '../../shared/utc-day.ts'
import { inBatches } from '../../store/in-batches.ts'
import { momentOf } from '../rules/index-reading.ts'
import type { WikiMove, Reading, WikiRedirect, WikiTournament } from '../rules/reading.ts'

/** Sends one request, waits as long as Leaguepedia asks for, and repeats it. */
export type AskPatiently = <T>(ask: () => Promise<T>) => Promise<T>

/** A reading, and what the next one has to know about it to read only what is new. */
export interface LeaguepediaReading {
  readonly reading: Reading
  /** The names whose pages were asked for. */
  readonly names: ReadonlySet<string>
  /** Pages of the players who are in teams. */
  readonly teamPages: ReadonlySet<string>
}

/** Age up to which tournaments are looked at: the newest of a league is months old in the off-season. */
const TOURNAMENT_DAYS = 400

/** Age up to which moves and former times in teams are read. */
const MOVE_DAYS = 180

/** Age, at the last reading, of moves that are read again: the wiki learns of some late, and corrects others. */
const OVERLAP_DAYS = 14

const DAY_MS = 24 * 60 * 60_000

/** Pages of one query. Ten have 5,000 rows. */
const MAX_PAGES = 10

/** Thrown when a table has far more rows than the query asks for. */
class TooManyPages extends Error {
  override readonly name = 'TooManyPages'
}

interface ReadOptions {
  readonly leaguepedia: LeaguepediaApi
  readonly askPatiently: AskPatiently
  readonly scene: ProSceneView
  /** The last reading, to read only what is new; null to read everything. */
  readonly last: LeaguepediaReading | null
  /** Milliseconds since 1970. */
  readonly now: number
}

const NOTHING_READ: LeaguepediaReading = {
  reading: { observedAt: 0, tournaments: [], rosters: [], redirects: [], players: [], tenures: [], moves: [] },
  names: new Set(),
  teamPages: new Set(),
}

/**
 * Reads everything that the rosters can be compared with, request after request. After another reading, it asks for the rosters of
 * tournaments and teams, for new moves, and for more about the people whom these concern. What is known about others stays.
 */
export async function readLeaguepedia(options: ReadOptions): Promise<LeaguepediaReading> {
  const { leaguepedia, scene, now } = options
  const { reading: known, ...last } = options.last ?? NOTHING_READ
  const { readAll, readBy } = openTables(options)
  const oldest = now - MOVE_DAYS * DAY_MS

  const listed = await readAll((offset) =>
    leaguepedia.tournaments(utcDayOf(now - TOURNAMENT_DAYS * DAY_MS), utcDayOf(now), offset),
  )
  const tournaments = newestOfEachLeague(listed, scene)
  const rosters = await readBy(
    tournaments.map(({ page }) => page),
    (some, offset) => leaguepedia.rosters(some, offset),
  )
  const links = rosters.flatMap(({ players }) => players.map(({ link }) => link))
  const own = scene.players.filter(({ retired }) => !retired).flatMap(({ name, formerNames }) => [name, ...formerNames])
  const names = new Set([...links, ...own])
  const newNames = [...names].filter((name) => !last.names.has(name))
  const newRedirects = await readBy(newNames, (some, offset) => leaguepedia.redirects(some, offset))
  const redirects = [...known.redirects, ...newRedirects]

  const teams = [...scene.teams.map(({ name }) => name), ...rosters.map(({ team }) => team)]
  const inTeams = await readBy(teams, (some, offset) => leaguepedia.playersOf(some, offset))
  const teamPages = new Set(inTeams.map(({ page }) => page))
  const since = utcDayOf(Math.max(oldest, known.observedAt - OVERLAP_DAYS * DAY_MS))
  const newMoves = await readAll((offset) => leaguepedia.moves(since, offset))
  const moves = [
    ...known.moves.filter(({ date }) => momentOf(date) >= oldest && momentOf(date) < momentOf(since)),
    ...newMoves,
  ]

  const rows = new Map(known.players.map((player) => [player.page, player]))
  const concerned = new Set([
    ...inTeams.filter((player) => !isDeepStrictEqual(rows.get(player.page), player)).map(({ page }) => page),
    ...[...last.teamPages].filter((page) => !teamPages.has(page)),
    ...listPages(listMovers(known.moves, moves), redirects).filter((page) => rows.has(page)),
    ...[...newRedirects.map(({ page }) => page), ...links].filter((page) => !rows.has(page)),
  ])
  const others = await readBy(
    [...concerned].filter((page) => !teamPages.has(page)),
    (some, offset) => leaguepedia.players(some, offset),
  )
  const kept = known.players.filter(({ page }) => !teamPages.has(page) && !concerned.has(page))
  const players = [...kept, ...inTeams, ...others]

  const newTenures = await readBy(
    players.map(({ page }) => page).filter((page) => concerned.has(page)),
    (some, offset) => leaguepedia.tenures(some, utcDayOf(oldest), offset),
  )
  const tenures = [...known.tenures.filter(({ player }) => !concerned.has(player)), ...newTenures]
  const reading = { observedAt: now, tournaments, rosters, redirects, players, tenures, moves }
  return { reading, names: new Set([...last.names, ...names]), teamPages }
}

function openTables({ leaguepedia, askPatiently }: Pick<ReadOptions, 'leaguepedia' | 'askPatiently'>) {
  async function readAll<Row>(ask: (offset: number) => Promise<CargoPage<Row>>): Promise<readonly Row[]> {
    const rows: Row[] = []
    let next: number | null = 0
    for (let pages = 0; next !== null; pages++) {
      if (pages === MAX_PAGES) throw new TooManyPages(`A query has more than ${MAX_PAGES} pages.`)
      const offset: number = next
      const page = await askPatiently(() => ask(offset))
      rows.push(...page.rows)
      next = page.next
    }
    return rows
  }

  async function readBy<Row>(
    names: Iterable<string>,
    ask: (some: readonly string[], offset: number) => Promise<CargoPage<Row>>,
  ): Promise<readonly Row[]> {
    const all = [...new Set(names)].toSorted()
    const rows: Row[] = []
    for await (const some of inBatches(all, leaguepedia.mostNames)) {
      rows.push(...(await readAll((offset) => ask(some, offset))))
    }
    return rows
  }

  return { readAll, readBy }
}

/** Returns the players of moves that are only in one of two lists. */
function listMovers(before: readonly WikiMove[], after: readonly WikiMove[]): readonly string[] {
  const [earlier, later] = [before, after].map((moves) => new Set(moves.map((move) => JSON.stringify(move))))
  return [
    ...before.filter((move) => later?.has(JSON.stringify(move)) === false),
    ...after.filter((move) => earlier?.has(JSON.stringify(move)) === false),
  ].map(({ player }) => player)
}

/** Returns the pages to which names lead. A name can be a page itself. */
function listPages(names: readonly string[], redirects: readonly WikiRedirect[]): readonly string[] {
  const pagesOf = Map.groupBy(redirects, ({ name }) => name.toLowerCase())
  return names.flatMap((name) => [name, ...(pagesOf.get(name.toLowerCase()) ?? []).map(({ page }) => page)])
}

/** A league is named by its code at the start of the page, or by its name. */
function newestOfEachLeague(tournaments: readonly WikiTournament[], { leagues }: ProSceneView) {
  return leagues.flatMap(({ code, name }) => {
    const own = tournaments.filter(
      ({ page, league }) => page.split('/')[0]?.toUpperCase() === code || league?.toLowerCase() === name.toLowerCase(),
    )
    return own.toSorted((a, b) => (a.startsOn < b.startsOn ? 1 : -1)).slice(0, 1)
  })
}
