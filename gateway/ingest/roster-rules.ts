import { accountClaim } from '../collections/pro-claims.ts'
import { type ProPlayer, proSlugOf } from '../domain/pro-scene.ts'
import { regionOf } from '../domain/region.ts'
import type { ReadRosterFile, RosterEntry } from './roster-file.ts'
import type { JsonPath } from './roster-json.ts'
import type { RosterProblem } from './roster-problems.ts'
import type { PlayerEntry } from './roster-schema.ts'
import type { StoredRosters } from './roster-store.ts'

/** What breaks a rule across entries, or against the store. */
export function findRosterProblems(file: ReadRosterFile, known: StoredRosters): readonly RosterProblem[] {
  return [
    ...findTwice(file.leagues, ({ code }) => code, ['code']),
    ...findTwice(file.teams, ({ code }) => code, ['code']),
    ...findTwice(file.events, ({ slug }) => slug, ['slug']),
    ...findPlayersTwice(file, known),
    ...findTwice(listAccounts(file), accountClaim, []),
    ...findUnknownCodes(file, known),
    ...findTaken(file, known),
  ]
}

function findTwice<T>(
  entries: readonly RosterEntry<T>[],
  keyOf: (value: T) => string,
  field: JsonPath,
): readonly RosterProblem[] {
  const seen = new Set<string>()
  return entries.flatMap(({ path, value }) => {
    const key = keyOf(value)
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [{ path: [...path, ...field], message: 'stands in this file twice: remove one of the two' }]
  })
}

/** By their names; and by whom they mean, since one of two can go by the id and the other by the name of before. */
function findPlayersTwice({ players }: ReadRosterFile, known: StoredRosters): readonly RosterProblem[] {
  const sameName = findTwice(players, ({ name }) => proSlugOf(name), ['name'])
  const told = new Set(sameName.map(({ path }) => path[1]))
  const others = players.filter(({ path }) => !told.has(path[1]))
  const samePerson = findTwice(others, (entry) => entry.id ?? known.findMeant(entry)?.id ?? `new ${entry.name}`, [])
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
    const message = `is ${code}, a ${kind} that nobody knows: mend it, or write the ${kind} under ${kind}s`
    problems.push({ path, message })
  }

  for (const { path, value } of file.teams) expect('league', value.league, [...path, 'league'])
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

/** Names and accounts that belong to a stored player whom the file does not take them from. */
function findTaken({ players }: ReadRosterFile, known: StoredRosters): readonly RosterProblem[] {
  const entryOf = new Map<string, PlayerEntry>()
  for (const { value } of players) {
    const meant = known.findMeant(value)
    if (meant !== null) entryOf.set(meant.id, value)
  }
  /** Whether a stored player has still got his name, or his accounts, once the file is imported. */
  const keepsName = ({ id }: ProPlayer) => !entryOf.has(id)
  const keepsAccounts = ({ id }: ProPlayer) => entryOf.get(id)?.accounts === undefined

  return players.flatMap(({ path, value }) => {
    const meant = known.findMeant(value)
    const named = known.findByName(proSlugOf(value.name))
    const problems: RosterProblem[] = []
    if (named !== null && named.id !== meant?.id && keepsName(named)) {
      const message = `is ${value.name}, who is known with the id ${named.id}: write that id, or another name`
      problems.push({ path: [...path, value.id === undefined ? 'name' : 'id'], message })
    }
    for (const [index, account] of (value.accounts ?? []).entries()) {
      const owner = known.findOwner(account)
      if (owner === null || owner.id === meant?.id || !keepsAccounts(owner)) continue
      const said = `${account.gameName}#${account.tagLine} on ${regionOf(account.platform)}`
      const message = `is ${said}, which belongs to ${owner.name}: remove it here, or from ${owner.name} in this file too`
      problems.push({ path: [...path, 'accounts', index], message })
    }
    return problems
  })
}
