import { regionOf } from '../../shared/region.ts'
import { accountClaim } from '../collections/pro-claims.ts'
import { hasEnded } from '../rules/memberships.ts'
import type { ProPlayer } from '../rules/pro-scene.ts'
import type { ReadRosterFile, RosterEntry } from './roster-file.ts'
import type { JsonPath } from './roster-json.ts'
import type { RosterProblem } from './roster-problems.ts'
import type { PlayerEntry } from './roster-schema.ts'
import { slugOfEntry, type StoredRosters } from './roster-store.ts'

export function findRosterProblems(file: ReadRosterFile, known: StoredRosters): readonly RosterProblem[] {
  return [
    ...findDuplicates(file.leagues, ({ code }) => code, ['code']),
    ...findDuplicates(file.teams, ({ code }) => code, ['code']),
    ...findDuplicates(file.events, ({ slug }) => slug, ['slug']),
    ...findDuplicatePlayers(file, known),
    ...findDuplicates(listAccounts(file), accountClaim, []),
    ...findUnknownCodes(file, known),
    ...findMembersOfRetired(file, known),
    ...findTaken(file, known),
  ]
}

function findDuplicates<T>(
  entries: readonly RosterEntry<T>[],
  keyOf: (value: T) => string,
  field: JsonPath,
  message = 'appears twice in this file: remove one of the two',
): readonly RosterProblem[] {
  const seen = new Set<string>()
  return entries.flatMap(({ path, value }) => {
    const key = keyOf(value)
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [{ path: [...path, ...field], message }]
  })
}

const SAME_NAME =
  'appears twice in this file: remove one of the two, or give one of two people a key that distinguishes them'

/** Compares names, then the players that entries refer to: one entry can use the id of a player, and another the old name. */
function findDuplicatePlayers({ players }: ReadRosterFile, known: StoredRosters): readonly RosterProblem[] {
  const sameName = findDuplicates(players, slugOfEntry, ['name'], SAME_NAME)
  const reported = new Set(sameName.map(({ path }) => path[1]))
  const others = players.filter(({ path }) => !reported.has(path[1]))
  const samePerson = findDuplicates(
    others,
    (entry) => entry.id ?? known.findMeant(entry)?.id ?? `new ${slugOfEntry(entry)}`,
    [],
  )
  return [...sameName, ...samePerson]
}

function listAccounts({ players }: ReadRosterFile) {
  return players.flatMap(({ path, value }) =>
    (value.accounts ?? []).map((account, index) => ({ path: [...path, 'accounts', index], value: account })),
  )
}

function findUnknownCodes(file: ReadRosterFile, known: StoredRosters): readonly RosterProblem[] {
  const problems: RosterProblem[] = []
  function expect(kind: 'league' | 'team', code: string, path: JsonPath): void {
    const [here, stored] = kind === 'league' ? [file.leagueCodes, known.leagues] : [file.teamCodes, known.teams]
    if (here.has(code) || stored.has(code)) return
    const message = `is ${code}, which is not a known ${kind}: fix it, or add the ${kind} under ${kind}s`
    problems.push({ path, message })
  }

  for (const { path, value } of file.teams) {
    expect('league', value.league, [...path, 'league'])
    if (value.parent !== undefined && value.parent !== null) expect('team', value.parent, [...path, 'parent'])
  }
  for (const { path, value } of file.events) {
    for (const [index, code] of value.teams.entries()) expect('team', code, [...path, 'teams', index])
  }
  for (const { path, value } of file.players) {
    if (value.team !== undefined) expect('team', value.team, [...path, 'team'])
    for (const [index, { team }] of (value.memberships ?? []).entries()) {
      expect('team', team, [...path, 'memberships', index, 'team'])
    }
  }
  return problems
}

/** Finds players whom the file puts into a team that is retired, or plays in a retired league, after the import. */
function findMembersOfRetired(file: ReadRosterFile, known: StoredRosters): readonly RosterProblem[] {
  const leagues = new Map([...known.leagues, ...file.leagues.map(({ value }) => [value.code, value] as const)])
  const teams = new Map([...known.teams, ...file.teams.map(({ value }) => [value.code, value] as const)])
  const isRetired = (code: string) => {
    const team = teams.get(code)
    const retired = team?.retired ?? known.teams.get(code)?.retired ?? false
    const league = team === undefined ? undefined : leagues.get(team.league)
    return retired || (league?.retired ?? known.leagues.get(league?.code ?? '')?.retired ?? false)
  }
  return file.players.flatMap(({ path, value }) => {
    if (value.team !== undefined && isRetired(value.team)) {
      return [{ path: [...path, 'team'], message: `is ${value.team}, which is retired: write a team that plays` }]
    }
    const last = value.memberships?.at(-1)
    if (last === undefined || hasEnded(last) || value.retired === true || !isRetired(last.team)) return []
    const message = `is in ${last.team}, which is retired: write when it ended as to, or "unknown"`
    return [{ path: [...path, 'memberships', (value.memberships?.length ?? 0) - 1], message }]
  })
}

/** Finds names and accounts of stored players that the file does not take from them. */
function findTaken({ players }: ReadRosterFile, known: StoredRosters): readonly RosterProblem[] {
  const entryOf = new Map<string, PlayerEntry>()
  for (const { value } of players) {
    const referenced = known.findMeant(value)
    if (referenced !== null) entryOf.set(referenced.id, value)
  }
  /** True when a stored player still has the same name, or the same accounts, after the import. */
  const keepsName = ({ id }: ProPlayer) => !entryOf.has(id)
  const keepsAccounts = ({ id }: ProPlayer) => entryOf.get(id)?.accounts === undefined

  return players.flatMap(({ path, value }) => {
    const referenced = known.findMeant(value)
    const named = known.findByName(slugOfEntry(value))
    const problems: RosterProblem[] = []
    if (named !== null && named.id !== referenced?.id && keepsName(named)) {
      const message = `is ${value.name}, who has the id ${named.id}: write that id, another name, or a key that distinguishes the two`
      problems.push({ path: [...path, value.id === undefined ? 'name' : 'id'], message })
    }
    for (const [index, account] of (value.accounts ?? []).entries()) {
      const owner = known.findOwner(account)
      if (owner === null || owner.id === referenced?.id || !keepsAccounts(owner)) continue
      const label = `${account.gameName}#${account.tagLine} on ${regionOf(account.platform)}`
      const message = `is ${label}, which belongs to ${owner.name}: remove it here, or from ${owner.name} in this file too`
      problems.push({ path: [...path, 'accounts', index], message })
    }
    return problems
  })
}
