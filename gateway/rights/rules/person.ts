import type { Mark } from '../../suppression/rules/forgotten.ts'
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

export function marksOf({ puuids, riotIds, players, names }: KnownPerson): readonly Mark[] {
  return [
    ...puuids.map((value) => ({ kind: 'puuid', value }) as const),
    ...riotIds.map((value) => ({ kind: 'riot-id', value }) as const),
    ...players.map((value) => ({ kind: 'player', value }) as const),
    ...names.map((value) => ({ kind: 'name', value }) as const),
  ]
}

function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...new Set([...a, ...b])]
}
