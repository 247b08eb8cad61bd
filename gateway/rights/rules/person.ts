import type { Forgetting } from '../collections/forgettings.ts'

/** Everything by which the data of a person is found. */
export type KnownPerson = Omit<Forgetting, 'startedAt'>

export const UNKNOWN_PERSON: KnownPerson = { puuids: [], riotIds: [], players: [], names: [] }

export function isUnknown({ puuids, riotIds, players, names }: KnownPerson): boolean {
  return puuids.length + riotIds.length + players.length + names.length === 0
}

/** Returns what is known of both, each value once. */
export function joinPeople(one: KnownPerson, other: KnownPerson): KnownPerson {
  return {
    puuids: union(one.puuids, other.puuids),
    riotIds: union(one.riotIds, other.riotIds),
    players: union(one.players, other.players),
    names: union(one.names, other.names),
  }
}

function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...new Set([...a, ...b])]
}
