import { type ProPlayer, proSlugOf } from '../../rosters/rules/pro-scene.ts'
import type { WikiPlayer } from './reading.ts'

export interface MatchedPlayers {
  /** The player in the rosters who has a page. */
  readonly byPage: ReadonlyMap<string, ProPlayer>
  /** Pages of people who are certainly not in the rosters. */
  readonly unknown: ReadonlySet<string>
  /** Number of pages that could be about several players, or share one. */
  readonly ambiguous: number
}

interface Matching {
  readonly players: readonly ProPlayer[]
  readonly read: readonly WikiPlayer[]
  /** Returns the names that lead to a page, such as former ones. */
  readonly namesOf: (page: string) => readonly string[]
  /** Returns the codes of the teams that the wiki connects with a page. */
  readonly teamsOf: (page: string) => ReadonlySet<string>
}

/**
 * Finds out who is who by names, and by teams where several people have one name. A player with a known other country and no team
 * in common is another person. What stays unclear is left out: nothing is guessed.
 */
export function matchPlayers({ players, read, namesOf, teamsOf }: Matching): MatchedPlayers {
  const bySlug = indexByNames(players)
  const sharesTeam = (player: ProPlayer, { page }: WikiPlayer) =>
    player.memberships.some(({ team }) => teamsOf(page).has(team))
  const canBe = (player: ProPlayer, person: WikiPlayer) =>
    player.country === null ||
    person.country === null ||
    player.country === person.country ||
    sharesTeam(player, person)

  const chosen = new Map<WikiPlayer, ProPlayer>()
  const unknown = new Set<string>()
  let ambiguous = 0
  for (const person of read) {
    const byName = bySlug.get(proSlugOf(person.name)) ?? []
    const named = byName.length > 0 ? byName : namesOf(person.page).flatMap((name) => bySlug.get(proSlugOf(name)) ?? [])
    const possible = [...new Set(named)].filter((player) => canBe(player, person))
    const player = theOne(possible, (each) => sharesTeam(each, person))
    if (possible.length === 0) unknown.add(person.page)
    else if (player === null) ambiguous++
    else chosen.set(person, player)
  }

  const byPage = new Map<string, ProPlayer>()
  const byPlayer = Map.groupBy(chosen, ([, player]) => player)
  for (const [player, pairs] of byPlayer) {
    const people = pairs.map(([person]) => person)
    const sameName = people.filter(({ name }) => proSlugOf(name) === proSlugOf(player.name))
    const person = theOne(sameName.length > 0 ? sameName : people, (each) => sharesTeam(player, each))
    if (person === null) ambiguous += people.length
    else byPage.set(person.page, player)
  }
  return { byPage, unknown, ambiguous }
}

/** Returns the only candidate, or else the only one that is preferred; null otherwise. */
function theOne<T>(candidates: readonly T[], isPreferred: (candidate: T) => boolean): T | null {
  const left = candidates.length > 1 ? candidates.filter(isPreferred) : candidates
  const [one = null] = left
  return left.length === 1 ? one : null
}

/** Returns the players by the slugs of their names, present ones before former ones. */
function indexByNames(players: readonly ProPlayer[]): ReadonlyMap<string, readonly ProPlayer[]> {
  const present = Map.groupBy(players, ({ name }) => proSlugOf(name))
  const former = Map.groupBy(
    players.flatMap((player) => player.formerNames.map((name) => [proSlugOf(name), player] as const)),
    ([slug]) => slug,
  )
  const index = new Map<string, readonly ProPlayer[]>(present)
  for (const [slug, pairs] of former) {
    if (!index.has(slug)) {
      index.set(
        slug,
        pairs.map(([, player]) => player),
      )
    }
  }
  return index
}
