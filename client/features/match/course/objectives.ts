import type { Building, BuildingLane, Dragon, Monster } from '../../../gql/graphql.ts'
import { colourOf } from '../../../match/sides.ts'

/** The most important first. A dragon's kind is its element, or `DRAGON` without one. */
export const OBJECTIVE_KINDS = [
  'BARON',
  'ELDER_DRAGON',
  'ATAKHAN',
  'INFERNAL',
  'CLOUD',
  'OCEAN',
  'MOUNTAIN',
  'HEXTECH',
  'CHEMTECH',
  'DRAGON',
  'RIFT_HERALD',
  'INHIBITOR',
  'NEXUS_TOWER',
  'BASE_TOWER',
  'INNER_TOWER',
  'OUTER_TOWER',
  'VOID_GRUB',
  'OTHER_MONSTER',
  'OTHER_BUILDING',
] as const

export type ObjectiveKind = (typeof OBJECTIVE_KINDS)[number]

export interface Objective {
  /** Unique in its match. */
  readonly id: string
  readonly seconds: number
  readonly side: 'blue' | 'red'
  readonly kind: ObjectiveKind
  /** Null if unknown, at a nexus, and for monsters. */
  readonly lane: BuildingLane | null
}

interface Taken {
  readonly monsterKills: readonly {
    readonly seconds: number
    readonly monster: Monster
    readonly dragon: Dragon | null
    readonly teamId: number
  }[]
  readonly buildingKills: readonly {
    readonly seconds: number
    readonly building: Building
    readonly lane: BuildingLane | null
    readonly teamId: number
  }[]
}

/** Returns the objectives of a match in the order of time. Those that no known side took are left out. */
export function objectivesOf({ monsterKills, buildingKills }: Taken): readonly Objective[] {
  const monsters = monsterKills.flatMap(({ seconds, monster, dragon, teamId }, index): Objective[] => {
    const side = colourOf(teamId)
    if (side === 'none') return []
    return [
      { id: `monster ${index}`, seconds, side, kind: kindNamed(dragon ?? monster) ?? 'OTHER_MONSTER', lane: null },
    ]
  })
  const buildings = buildingKills.flatMap(({ seconds, building, lane, teamId }, index): Objective[] => {
    const loser = colourOf(teamId)
    if (loser === 'none') return []
    const kind = kindNamed(building) ?? 'OTHER_BUILDING'
    const side = loser === 'blue' ? 'red' : 'blue'
    // Both towers at a nexus are in the same place.
    return [{ id: `building ${index}`, seconds, side, kind, lane: kind === 'NEXUS_TOWER' ? null : lane }]
  })
  return [...monsters, ...buildings].toSorted((a, b) => a.seconds - b.seconds)
}

/** Servers of later seasons report values that this client does not know. */
const kindNamed = (name: string): ObjectiveKind | undefined => OBJECTIVE_KINDS.find((kind) => kind === name)

/** Objectives of the same kind and lane, and how many they are, in the order of time. */
export interface CountedObjective {
  readonly kind: ObjectiveKind
  readonly lane: BuildingLane | null
  readonly times: number
}

export function countObjectives(objectives: readonly Objective[]): readonly CountedObjective[] {
  const equal = Map.groupBy(objectives, ({ kind, lane }) => `${kind} ${lane}`)
  return [...equal.values()].flatMap((all) => {
    const [first] = all
    return first === undefined ? [] : [{ kind: first.kind, lane: first.lane, times: all.length }]
  })
}
