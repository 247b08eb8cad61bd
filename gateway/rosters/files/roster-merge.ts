import { moveToTeam } from '../rules/memberships.ts'
import {
  currentTeamOf,
  type League,
  type Membership,
  type ProEvent,
  type ProPlayer,
  proSlugOf,
  type ProTeam,
} from '../rules/pro-scene.ts'
import type { ReadRosterFile } from './roster-file.ts'
import { mergeOrder } from './roster-order.ts'
import type { PlayerEntry } from './roster-schema.ts'
import type { StoredRosters } from './roster-store.ts'

/** Every league, team and event after an import, in order. */
export interface MergedRosters {
  readonly leagues: readonly League[]
  readonly teams: readonly ProTeam[]
  readonly events: readonly ProEvent[]
}

/** Merges the file with the store; the file wins where both have an entry. */
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

/** Omitted fields keep their value. */
export function mergePlayer(entry: PlayerEntry, before: ProPlayer, stored: StoredRosters, now: number): ProPlayer {
  return {
    ...before,
    name: entry.name,
    slug: proSlugOf(entry.name),
    role: entry.role,
    memberships: entry.memberships ?? joinTeam(before.memberships, entry.team, now),
    accounts:
      entry.accounts?.map((account) => {
        // The file has no PUUIDs, so a known PUUID is kept.
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
  return moveToTeam(memberships, team, now)
}
