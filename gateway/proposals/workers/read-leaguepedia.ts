import type { CargoPage, LeaguepediaApi } from '../../leaguepedia/leaguepedia-api.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import { inBatches } from '../../store/in-batches.ts'
import type { Reading, ReadTournament } from '../rules/reading.ts'

/** Sends one request, waits as long as Leaguepedia asks for, and repeats it. */
export type AskPatiently = <T>(ask: () => Promise<T>) => Promise<T>

/** Age up to which tournaments are looked at: the newest of a league is months old in the off-season. */
const TOURNAMENT_DAYS = 400

/** Age up to which moves and former times in teams are read. */
const MOVE_DAYS = 180

const DAY_MS = 24 * 60 * 60_000

/** Pages of one query. Ten have 5,000 rows. */
const MOST_PAGES = 10

/** Thrown when a table has far more rows than the query asks for. */
class TooManyPages extends Error {
  override readonly name = 'TooManyPages'
}

interface ReadOptions {
  readonly leaguepedia: LeaguepediaApi
  readonly askPatiently: AskPatiently
  readonly scene: ProSceneView
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Reads everything that the rosters can be compared with, request after request. */
export async function readLeaguepedia({ leaguepedia, askPatiently, scene, now }: ReadOptions): Promise<Reading> {
  async function readAll<Row>(ask: (offset: number) => Promise<CargoPage<Row>>): Promise<readonly Row[]> {
    const rows: Row[] = []
    let next: number | null = 0
    for (let pages = 0; next !== null; pages++) {
      if (pages === MOST_PAGES) throw new TooManyPages(`A query has more than ${MOST_PAGES} pages.`)
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

  const sinceMoves = toDay(now - MOVE_DAYS * DAY_MS)
  const listed = await readAll((offset) =>
    leaguepedia.tournaments(toDay(now - TOURNAMENT_DAYS * DAY_MS), toDay(now), offset),
  )
  const tournaments = newestOfEachLeague(listed, scene)
  const rosters = await readBy(
    tournaments.map(({ page }) => page),
    (some, offset) => leaguepedia.rosters(some, offset),
  )
  const links = rosters.flatMap(({ players }) => players.map(({ link }) => link))
  const own = scene.players.filter(({ retired }) => !retired).flatMap(({ name, formerNames }) => [name, ...formerNames])
  const redirects = await readBy([...links, ...own], (some, offset) => leaguepedia.redirects(some, offset))
  const teams = [...scene.teams.map(({ name }) => name), ...rosters.map(({ team }) => team)]
  const inTeams = await readBy(teams, (some, offset) => leaguepedia.playersOf(some, offset))
  const known = new Set(inTeams.map(({ page }) => page))
  const missing = [...redirects.map(({ page }) => page), ...links].filter((page) => !known.has(page))
  const others = await readBy(missing, (some, offset) => leaguepedia.players(some, offset))
  const players = [...inTeams, ...others]
  const tenures = await readBy(
    players.map(({ page }) => page),
    (some, offset) => leaguepedia.tenures(some, sinceMoves, offset),
  )
  const moves = await readAll((offset) => leaguepedia.moves(sinceMoves, offset))
  return { observedAt: now, tournaments, rosters, redirects, players, tenures, moves }
}

/** A league is named by its code at the start of the page, or by its name. */
function newestOfEachLeague(tournaments: readonly ReadTournament[], { leagues }: ProSceneView) {
  return leagues.flatMap(({ code, name }) => {
    const own = tournaments.filter(
      ({ page, league }) => page.split('/')[0]?.toUpperCase() === code || league?.toLowerCase() === name.toLowerCase(),
    )
    return own.toSorted((a, b) => (a.startsOn < b.startsOn ? 1 : -1)).slice(0, 1)
  })
}

function toDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
