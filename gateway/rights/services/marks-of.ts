import { personKeyOf } from '../../matches/collections/person-key.ts'
import type { Mark } from '../../suppression/rules/forgotten.ts'
import type { KnownPerson } from '../rules/person.ts'

/** Returns everything by which the guards recognise a person. */
export function marksOf({ puuids, riotIds, players, names }: KnownPerson): readonly Mark[] {
  return [
    ...puuids.map((value) => ({ kind: 'puuid', value }) as const),
    ...puuids.map((puuid) => ({ kind: 'person-key', value: personKeyOf(puuid) }) as const),
    ...riotIds.map((value) => ({ kind: 'riot-id', value }) as const),
    ...players.map((value) => ({ kind: 'player', value }) as const),
    ...names.map((value) => ({ kind: 'name', value }) as const),
  ]
}
