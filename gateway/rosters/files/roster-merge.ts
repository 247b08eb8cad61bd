import { foldRiotId } from '../../accounts/rules/riot-id.ts'
import { endLastSometime, membershipIn, moveToTeam } from '../rules/memberships.ts'
import {
  currentTeamOf,
  type League,
  type Membership,
  type ProAccount,
  type ProEvent,
  type ProPlayer,
  playerSlugOf,
  type ProTeam,
} from '../rules/pro-scene.ts'
import { newAccount } from '../rules/roster-edit.ts'
import type { ReadRosterFile } from './roster-file.ts'
import { mergeOrder } from './roster-order.ts'
import { inheritProvenance, toProvenance, type WrittenProvenance } from './roster-provenance.ts'
import type { EventEntry, LeagueEntry, PlayerEntry, TeamEntry } from './roster-schema.ts'
import type { StoredRosters } from './roster-store.ts'

/** Every league, team and event after an import, in order. */
export interface MergedRosters {
  readonly leagues: readonly League[]
  readonly teams: readonly ProTeam[]
  readonly events: readonly ProEvent[]
}

/** Merges the file with the store; the file wins where both have an entry. */
export function mergeRosters(file: ReadRosterFile, stored: StoredRosters): MergedRosters {
  const written = file.provenance
  const leagues = merge(
    file.leagues,
    ({ code }) => code,
    stored.leagues,
    byPosition,
    (entry, before) => mergeLeague(entry, before, written),
  ).map(numbered)

  const positionOf = new Map(leagues.map(({ code, position }) => [code, position]))
  const retired = new Set(leagues.flatMap((league) => (league.retired ? [league.code] : [])))
  const byLeague = (one: ProTeam, other: ProTeam) =>
    (positionOf.get(one.league) ?? 0) - (positionOf.get(other.league) ?? 0) || byPosition(one, other)
  const teams = merge(
    file.teams,
    ({ code }) => code,
    stored.teams,
    byLeague,
    (entry, before) => mergeTeam(entry, before, written),
  ).map((team) => (retired.has(team.league) ? { ...team, retired: true } : team))

  return {
    leagues,
    teams: [...Map.groupBy(teams, ({ league }) => league).values()].flatMap((ofLeague) => ofLeague.map(numbered)),
    events: merge(
      file.events,
      ({ slug }) => slug,
      stored.events,
      byPosition,
      (entry, before) => mergeEvent(entry, before, written),
    ).map(numbered),
  }
}

function merge<Entry, Stored>(
  entries: readonly { readonly value: Entry }[],
  keyOf: (value: Entry | Stored) => string,
  stored: ReadonlyMap<string, Stored>,
  compare: (one: Stored, other: Stored) => number,
  mergeOne: (entry: Entry, before: Stored | null) => Stored,
): readonly Stored[] {
  const values = new Map<string, Stored>(stored)
  for (const { value } of entries) values.set(keyOf(value), mergeOne(value, stored.get(keyOf(value)) ?? null))
  const inStore = [...stored.values()].toSorted(compare).map(keyOf)
  return mergeOrder(
    entries.map(({ value }) => keyOf(value)),
    inStore,
  ).flatMap((key) => values.get(key) ?? [])
}

function mergeLeague(entry: LeagueEntry, before: League | null, around: WrittenProvenance): League {
  return {
    code: entry.code,
    name: entry.name,
    position: before?.position ?? 0,
    retired: entry.retired ?? before?.retired ?? false,
    provenance: toProvenance(inheritProvenance(entry, around), before?.provenance),
  }
}

function mergeTeam(entry: TeamEntry, before: ProTeam | null, around: WrittenProvenance): ProTeam {
  const written = inheritProvenance(entry, around)
  return {
    code: entry.code,
    name: entry.name,
    league: entry.league,
    position: before?.position ?? 0,
    parent: entry.parent === undefined ? (before?.parent ?? null) : entry.parent,
    colours: entry.colours ?? before?.colours ?? [],
    staff:
      entry.staff?.map(({ source, asOf, ...member }) => ({
        ...member,
        provenance: toProvenance(inheritProvenance({ source, asOf }, written)),
      })) ??
      before?.staff ??
      [],
    retired: entry.retired ?? before?.retired ?? false,
    provenance: toProvenance(written, before?.provenance),
  }
}

function mergeEvent(entry: EventEntry, before: ProEvent | null, around: WrittenProvenance): ProEvent {
  const { slug, name, platform, teams, ended, days } = entry
  return {
    slug,
    name,
    platform,
    teams,
    position: before?.position ?? 0,
    ended: ended ?? before?.ended ?? false,
    days: days === undefined ? (before?.days ?? null) : days,
    provenance: toProvenance(inheritProvenance(entry, around), before?.provenance),
  }
}

function byPosition(one: { readonly position: number }, other: { readonly position: number }): number {
  return one.position - other.position
}

function numbered<T>(value: T, position: number): T & { readonly position: number } {
  return { ...value, position }
}

interface Import {
  readonly file: Pick<ReadRosterFile, 'format' | 'provenance'>
  readonly stored: StoredRosters
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Omitted fields keep their value. */
export function mergePlayer(entry: PlayerEntry, before: ProPlayer, { file, stored, now }: Import): ProPlayer {
  const written = inheritProvenance(entry, file.provenance)
  const key = entry.key ?? null
  const retired = entry.retired ?? before.retired
  const memberships =
    entry.memberships?.map(({ source, asOf, ...membership }) => ({
      ...membership,
      provenance: toProvenance(inheritProvenance({ source, asOf }, written)),
    })) ?? joinTeam(before.memberships, entry.team, { written, at: file.format === 1 ? now : null })
  return {
    ...before,
    name: entry.name,
    key,
    slug: playerSlugOf({ name: entry.name, key }),
    formerNames: entry.formerNames ?? before.formerNames,
    country: entry.country === undefined ? before.country : entry.country,
    role: entry.role,
    otherRoles: entry.otherRoles ?? before.otherRoles,
    retired,
    memberships: retired ? endLastSometime(memberships) : memberships,
    accounts: entry.accounts?.map((account) => mergeAccount(account, before, stored, written)) ?? before.accounts,
    links:
      entry.links?.map(({ source, asOf, ...link }) => ({
        ...link,
        provenance: toProvenance(inheritProvenance({ source, asOf }, written)),
      })) ?? before.links,
    provenance: toProvenance(written, before.provenance),
  }
}

interface Joining {
  readonly written: WrittenProvenance
  /** Milliseconds since 1970; null when the date is unknown. */
  readonly at: number | null
}

function joinTeam(
  memberships: readonly Membership[],
  team: string | undefined,
  { written, at }: Joining,
): readonly Membership[] {
  const current = currentTeamOf({ memberships })
  if (team === undefined || team === current) return memberships
  if (memberships.length > 0 && at !== null) return moveToTeam(memberships, team, at)
  return [...endLastSometime(memberships), membershipIn(team, { provenance: toProvenance(written) })]
}

type AccountEntry = NonNullable<PlayerEntry['accounts']>[number]

/** The file has no PUUIDs, so a known PUUID is kept, also when the file has a Riot ID that the account no longer has. */
function mergeAccount(
  { source, asOf, grade, ...account }: AccountEntry,
  { accounts }: ProPlayer,
  stored: StoredRosters,
  around: WrittenProvenance,
): ProAccount {
  const name = foldRiotId(account)
  const renamed = accounts.find((own) => own.platform === account.platform && own.earlierRiotIds.includes(name))
  const known = renamed ?? { ...newAccount(account), ...stored.findAccount(account), ...account }
  return {
    ...known,
    grade: grade === undefined ? known.grade : grade,
    provenance: toProvenance(inheritProvenance({ source, asOf }, around), known.provenance),
  }
}
