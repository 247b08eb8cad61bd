import {
  currentTeamOf,
  type League,
  type Membership,
  type ProEvent,
  type ProPlayer,
  proSlugOf,
  type ProTeam,
} from '../domain/pro-scene.ts'
import type { ReadRosterFile } from './roster-file.ts'
import { mergeOrder } from './roster-order.ts'
import type { PlayerEntry } from './roster-schema.ts'
import type { StoredRosters } from './roster-store.ts'

/** Every league, team and event as it is after an import, in order. */
export interface MergedRosters {
  readonly leagues: readonly League[]
  readonly teams: readonly ProTeam[]
  readonly events: readonly ProEvent[]
}

/** What the file and the store say together; where both name something the file is right. */
export function mergeRosters(file: ReadRosterFile, stored: StoredRosters): MergedRosters {
  const leagues = merge(file.leagues, ({ code }) => code, stored.leagues, byPosition).map(numbered)

  const positionOf = new Map(leagues.map(({ code, position }) => [code, position]))
  const byLeague = (one: ProTeam, other: ProTeam) =>
    (positionOf.get(one.league) ?? 0) - (positionOf.get(other.league) ?? 0) || byPosition(one, other)
  const teams = merge(file.teams, ({ code }) => code, stored.teams, byLeague)

  return {
    leagues,
    teams: [...Map.groupBy(teams, ({ league }) => league).values()].flatMap((ofLeague) => ofLeague.map(numbered)),
    events: merge(file.events, ({ slug }) => slug, stored.events, byPosition).map(numbered),
  }
}

function merge<Entry, Stored extends Entry>(
  entries: readonly { readonly value: Entry }[],
  keyOf: (value: Entry) => string,
  stored: ReadonlyMap<string, Stored>,
  compare: (one: Stored, other: Stored) => number,
): readonly Entry[] {
  const values = new Map<string, Entry>(stored)
  for (const { value } of entries) values.set(keyOf(value), value)
  const inStore = [...stored.values()].toSorted(compare).map(keyOf)
  return mergeOrder(
    entries.map(({ value }) => keyOf(value)),
    inStore,
  ).flatMap((key) => values.get(key) ?? [])
}

function byPosition(one: { readonly position: number }, other: { readonly position: number }): number {
  return one.position - other.position
}

function numbered<T>(value: T, position: number): T & { readonly position: number } {
  return { ...value, position }
}

/** The player whom an entry of the file means, as he is after an import; what the entry leaves out stays as it was. */
export function mergePlayer(entry: PlayerEntry, before: ProPlayer, stored: StoredRosters, now: number): ProPlayer {
  return {
    ...before,
    name: entry.name,
    slug: proSlugOf(entry.name),
    role: entry.role,
    memberships: entry.memberships ?? joinTeam(before.memberships, entry.team, now),
    accounts:
      entry.accounts?.map((account) => {
        // The PUUID of an account is not in the file: what Riot has told once is kept.
        const { puuid, keyId } = stored.findAccount(account) ?? { puuid: null, keyId: null }
        return { ...account, puuid, keyId }
      }) ?? before.accounts,
    links: entry.links ?? before.links,
  }
}

function joinTeam(memberships: readonly Membership[], team: string | undefined, now: number): readonly Membership[] {
  const current = currentTeamOf({ memberships })
  if (team === undefined || team === current) return memberships
  if (memberships.length === 0) return [{ team, from: null, to: null }]
  const ended = memberships.map(({ to, ...membership }) => ({ ...membership, to: to ?? now }))
  return [...ended, { team, from: now, to: null }]
}
