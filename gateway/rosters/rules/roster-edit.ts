import { foldRiotId, type RiotId } from '../../accounts/rules/riot-id.ts'
import { endLast, membershipIn, moveToTeam } from './memberships.ts'
import type { ProRole } from './pro-role.ts'
import { currentTeamOf, type ProAccount, type ProPlayer, proSlugOf } from './pro-scene.ts'
import { NO_PROVENANCE } from './provenance.ts'
import type { RosterChange } from './roster-change.ts'

/** The fields of a player that an accepted proposal can replace. */
export type Replaceable = NonNullable<RosterChange['replaced']>['after']

const REPLACEABLE = [
  'name',
  'slug',
  'formerNames',
  'country',
  'role',
  'retired',
  'memberships',
  'links',
  'provenance',
] as const satisfies readonly (keyof Replaceable)[]

/** Returns the fields of a player that an accepted proposal can replace. */
export function replaceableOf(player: ProPlayer): Replaceable {
  const { name, slug, formerNames, country, role, retired, memberships, links, provenance } = player
  return { name, slug, formerNames, country, role, retired, memberships, links, provenance }
}

interface NewPlayer {
  readonly id: string
  readonly name: string
  readonly role: ProRole
  readonly team: string
  readonly account: ProAccount | null
  /** Time of joining the team, in milliseconds since 1970. */
  readonly at: number
  readonly revision: number
}

export function newPlayer({ id, name, role, team, account, at, revision }: NewPlayer): ProPlayer {
  return {
    ...blankPlayer({ id, name, role, revision }),
    memberships: [membershipIn(team, { from: at })],
    accounts: account === null ? [] : [account],
  }
}

/** Returns a player of whom nothing else is known. */
export function blankPlayer(player: Pick<ProPlayer, 'id' | 'name' | 'role' | 'revision'>): ProPlayer {
  return {
    ...player,
    key: null,
    slug: proSlugOf(player.name),
    formerNames: [],
    country: null,
    otherRoles: [],
    retired: false,
    memberships: [],
    accounts: [],
    links: [],
    provenance: NO_PROVENANCE,
  }
}

/** Yields candidate ids for a new player with this slug, the best first. A document id must not begin with `__`. */
export function* playerIdsFor(slug: string): Generator<string, never> {
  const id = slug.replace(/^_+/, '')
  yield id
  for (let number = 2; ; number++) yield `${id}-${number}`
}

/** Returns the first free id for a new player with this slug. */
export async function findFreePlayerId(slug: string, isFree: (id: string) => Promise<boolean>): Promise<string> {
  const ids = playerIdsFor(slug)
  let id = ids.next().value
  while (!(await isFree(id))) id = ids.next().value
  return id
}

/** Returns an account of which nothing is known but its Riot ID. */
export function newAccount({ platform, gameName, tagLine }: RiotId & Pick<ProAccount, 'platform'>): ProAccount {
  return {
    platform,
    gameName,
    tagLine,
    puuid: null,
    keyId: null,
    grade: null,
    provenance: NO_PROVENANCE,
    doubt: null,
    earlierRiotIds: [],
  }
}

/** Returns true when both are the same account: the same PUUID under one key, or the same Riot ID. */
export function isSameAccount(a: ProAccount, b: ProAccount): boolean {
  if (a.platform !== b.platform) return false
  return (a.puuid !== null && a.puuid === b.puuid && a.keyId === b.keyId) || foldRiotId(a) === foldRiotId(b)
}

/** Returns the player with the given role and one more account, or none when `account` is null. */
export function updatePlayer(player: ProPlayer, role: ProRole, account: ProAccount | null): ProPlayer {
  const accounts = account === null ? player.accounts : [...player.accounts, account]
  return { ...player, role, accounts, revision: player.revision + 1 }
}

/** `team` null joins none. `at` is in milliseconds since 1970. */
export function transferPlayer(player: ProPlayer, team: string | null, at: number): ProPlayer {
  return { ...player, memberships: moveToTeam(player.memberships, team, at), revision: player.revision + 1 }
}

/** Null when the player is not in the state that the change produced; `player` is null when the change added them. */
export function undoOnPlayer(player: ProPlayer, change: RosterChange): { readonly player: ProPlayer | null } | null {
  if (change.kind === 'ADDED') return { player: null }
  const before = toUndone(player, change)
  return before === null ? null : { player: { ...before, revision: player.revision + 1 } }
}

function toUndone(player: ProPlayer, change: RosterChange): ProPlayer | null {
  if (change.replaced !== null) return undoReplacement(player, change.replaced)
  return change.kind === 'TRANSFERRED' ? undoTransfer(player, change) : undoUpdate(player, change)
}

/** Restores the fields that the change has replaced, if all of them are as it left them. */
function undoReplacement(
  player: ProPlayer,
  { before, after }: NonNullable<RosterChange['replaced']>,
): ProPlayer | null {
  const fields = REPLACEABLE.filter((field) => !isSameValue(before[field], after[field]))
  if (!fields.every((field) => isSameValue(player[field], after[field]))) return null
  return { ...player, ...Object.fromEntries(fields.map((field) => [field, before[field]])) }
}

/** Compares values that were parsed with one schema. */
function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function undoTransfer(player: ProPlayer, { fromTeam, toTeam, role, previousRole }: RosterChange): ProPlayer | null {
  // A roster file can change the role together with the team.
  const before = previousRole === null ? player : { ...player, role: previousRole }
  if (currentTeamOf(player) !== toTeam || (previousRole !== null && player.role !== role)) return null
  const earlier = toTeam === null ? player.memberships : player.memberships.slice(0, -1)
  if (fromTeam === null) return { ...before, memberships: earlier }
  return earlier.at(-1)?.team === fromTeam ? { ...before, memberships: endLast(earlier, null) } : null
}

function undoUpdate(player: ProPlayer, change: RosterChange): ProPlayer | null {
  const { kind, role, previousRole, account, accountLost } = change
  if (kind !== 'UPDATED' || player.role !== role) return null
  if (accountLost) return undoLoss(player, account)
  const accounts = account === null ? player.accounts : player.accounts.filter((own) => !isSameAccount(own, account))
  return { ...player, role: previousRole ?? role, accounts }
}

/** Null when the account is unknown by now, because its owner is forgotten, or when the player has it again. */
function undoLoss(player: ProPlayer, account: ProAccount | null): ProPlayer | null {
  if (account === null || player.accounts.some((own) => isSameAccount(own, account))) return null
  return { ...player, accounts: [...player.accounts, account] }
}
