import { momentOf, type WikiCareer } from './index-reading.ts'
import { type Claim, toPageUrl } from './proposal.ts'
import type { WikiPlayer } from './reading.ts'
import type { indexTeamNames } from './team-names.ts'

type FindTeam = ReturnType<typeof indexTeamNames>

/** A claim about a team, and the team that the person left when it says that there is none. */
interface TeamClaim extends Claim {
  readonly formerTeam: string | null
}

/**
 * Lists what the tables of the wiki say about the present team of a person, each in its newest form. The rosters of a tournament
 * do not count when the person has demonstrably moved since it began.
 */
export function listTeamClaims(wikiPlayer: WikiPlayer, career: WikiCareer, findTeam: FindTeam): readonly Claim[] {
  const url = toPageUrl(wikiPlayer.page)
  const own: Claim = { value: findTeam(wikiPlayer.team), by: 'PLAYER_PAGE', sources: [], url, date: null }
  const news = newestOf([...listTenures(career, findTeam, url), ...listMoves(career, findTeam, url)], own)
  const place = listPlaces(career, findTeam)[0]
  const isOver =
    place !== undefined &&
    news !== null &&
    news.date !== null &&
    news.value === own.value &&
    momentOf(news.date) > momentOf(place.date)
  return [own, ...(news === null ? [] : [news]), ...(place === undefined || isOver ? [] : [place])]
}

/** Returns the codes of all teams that the wiki connects with a person. */
export function listTeamsOf(wikiPlayer: WikiPlayer, career: WikiCareer, findTeam: FindTeam): ReadonlySet<string> {
  const names = [wikiPlayer.team, ...[...career.places, ...career.tenures, ...career.moves].map(({ team }) => team)]
  return new Set(names.flatMap((name) => findTeam(name) ?? []))
}

function listTenures({ tenures }: WikiCareer, findTeam: FindTeam, url: string): readonly TeamClaim[] {
  const current = tenures.filter(({ isCurrent }) => isCurrent)
  const shared = { by: 'TENURE', sources: [], url } as const
  if (current.length > 0) {
    return current.map(({ team, from }) => ({ ...shared, value: findTeam(team), date: from, formerTeam: null }))
  }
  return tenures.flatMap(({ team, to }) =>
    to === null ? [] : [{ ...shared, value: null, date: to, formerTeam: findTeam(team) }],
  )
}

function listMoves({ moves }: WikiCareer, findTeam: FindTeam, url: string): readonly TeamClaim[] {
  return moves.map(({ team, direction, date }) => {
    const code = findTeam(team)
    const shared = { by: 'ROSTER_CHANGE', sources: [], url, date } as const
    return direction === 'JOIN'
      ? { ...shared, value: code, formerTeam: null }
      : { ...shared, value: null, formerTeam: code }
  })
}

/** A departure from another team than the present one contradicts nothing. */
function newestOf(claims: readonly TeamClaim[], own: Claim): Claim | null {
  const relevant = claims.filter(
    ({ value, formerTeam }) => value !== null || own.value === null || formerTeam === own.value,
  )
  const [newest = null] = relevant.toSorted(
    (a, b) =>
      momentOfClaim(b) - momentOfClaim(a) ||
      Number(b.value === own.value) - Number(a.value === own.value) ||
      Number(b.value !== null) - Number(a.value !== null),
  )
  if (newest === null) return null
  const { value, by, sources, url, date } = newest
  return { value, by, sources, url, date }
}

function momentOfClaim({ date }: Claim): number {
  return date === null ? -Infinity : momentOf(date)
}

function listPlaces({ places }: WikiCareer, findTeam: FindTeam) {
  return places.flatMap(({ team, tournament, startsOn }) => {
    const value = findTeam(team)
    const shared = { by: 'TOURNAMENT_ROSTER', sources: [], url: toPageUrl(tournament), date: startsOn } as const
    return value === null ? [] : [{ ...shared, value }]
  })
}
