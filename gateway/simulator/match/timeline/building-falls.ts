import type { Random } from '../../random.ts'
import type { Base, LaneBuildings, MapLane, Position } from './map-places.ts'

export interface Building {
  readonly buildingType: 'TOWER_BUILDING' | 'INHIBITOR_BUILDING'
  readonly laneType: MapLane
  /** Missing for an inhibitor. */
  readonly towerType?: string
  readonly position: Position
}

/** The buildings that one side loses, each list in a possible order. */
export interface Falls {
  /** Towers and inhibitors of the lanes. An inhibitor follows the last tower of its lane. */
  readonly lanes: readonly Building[]
  /** An inhibitor that falls again after it came back. */
  readonly again: readonly Building[]
  readonly nexusTurrets: readonly Building[]
}

export interface Losses {
  readonly towers: number
  readonly inhibitors: number
  /** True when the nexus falls. Its turrets fall before. */
  readonly nexus: boolean
}

export function chooseFalls({ lanes, nexusTurrets }: Base, losses: Losses, random: Random): Falls {
  const capacity = lanes.reduce((sum, { towers }) => sum + towers.length, 0)
  const atNexus = losses.nexus ? nexusTurrets.length : Math.max(0, losses.towers - capacity)
  const depths = chooseDepths(lanes, losses.towers - atNexus, losses.inhibitors, random)

  const open = lanes.filter((lane) => depths.get(lane) === lane.towers.length).slice(0, losses.inhibitors)
  const towers = lanes.flatMap((lane) =>
    lane.towers
      .slice(0, depths.get(lane))
      .map((tower, depth) => ({ lane, depth, tower, order: depth + random.within(0, 1.6) })),
  )
  const inOrder = towers.toSorted((one, other) => one.order - other.order)
  return {
    lanes: keepLaneOrder(inOrder).flatMap(({ lane, depth, tower }) => {
      const falls = [toTower(lane.lane, tower)]
      const opens = open.includes(lane) && depth === lane.towers.length - 1
      return opens ? [...falls, toInhibitor(lane)] : falls
    }),
    again: open.slice(0, losses.inhibitors - open.length).map(toInhibitor),
    nexusTurrets: nexusTurrets
      .slice(0, atNexus)
      .map((position) => toTower('MID_LANE', { towerType: 'NEXUS_TURRET', position })),
  }
}

/** The number of towers that fall in each lane. Inhibitors need open lanes; the rest is chosen freely. */
function chooseDepths(
  lanes: readonly LaneBuildings[],
  count: number,
  inhibitors: number,
  random: Random,
): ReadonlyMap<LaneBuildings, number> {
  const depths = new Map(lanes.map((lane) => [lane, 0]))
  let left = count
  for (const lane of random.shuffle(lanes).slice(0, inhibitors)) {
    if (left < lane.towers.length) break
    depths.set(lane, lane.towers.length)
    left -= lane.towers.length
  }
  for (; left > 0; left--) {
    const standing = lanes.filter((lane) => (depths.get(lane) ?? 0) < lane.towers.length)
    if (standing.length === 0) break
    const lane = random.pickWeighted(standing, (each) => 3 ** -(depths.get(each) ?? 0))
    depths.set(lane, (depths.get(lane) ?? 0) + 1)
  }
  return depths
}

/** Sorts the towers of each lane by depth, at the places that the lane has in the list. */
function keepLaneOrder<T extends { readonly lane: LaneBuildings; readonly depth: number }>(list: readonly T[]): T[] {
  const queues = Map.groupBy(
    list.toSorted((one, other) => one.depth - other.depth),
    ({ lane }) => lane,
  )
  return list.flatMap(({ lane }) => queues.get(lane)?.splice(0, 1) ?? [])
}

function toTower(laneType: MapLane, { towerType, position }: LaneBuildings['towers'][number]): Building {
  return { buildingType: 'TOWER_BUILDING', laneType, towerType, position }
}

function toInhibitor({ lane, inhibitor }: LaneBuildings): Building {
  return { buildingType: 'INHIBITOR_BUILDING', laneType: lane, position: inhibitor }
}
