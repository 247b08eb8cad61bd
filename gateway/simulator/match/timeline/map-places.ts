import type { Random } from '../../random.ts'
import type { Side } from '../../world/lobbies.ts'
import type { Ground } from '../../world/queues.ts'

/** A point of the map. The blue base is at the bottom left, and `y` grows upwards. */
export interface Position {
  readonly x: number
  readonly y: number
}

export type MapLane = 'TOP_LANE' | 'MID_LANE' | 'BOT_LANE'

export interface LaneBuildings {
  readonly lane: MapLane
  /** In the order in which they can fall. */
  readonly towers: readonly { readonly towerType: string; readonly position: Position }[]
  readonly inhibitor: Position
}

export interface Base {
  readonly fountain: Position
  readonly lanes: readonly LaneBuildings[]
  readonly nexusTurrets: readonly Position[]
}

/** Largest coordinate of each map. */
const EDGE: Readonly<Record<Ground, number>> = { RIFT: 14_870, BRIDGE: 12_800, RINGS: 12_800 }

export const DRAGON_PIT = at(9866, 4414)
export const BARON_PIT = at(5007, 10_471)

const RIFT_TOWERS = ['OUTER_TURRET', 'INNER_TURRET', 'BASE_TURRET']
const BRIDGE_TOWERS = ['OUTER_TURRET', 'BASE_TURRET']

const RIFT: Readonly<Record<Side, Base>> = {
  100: {
    fountain: at(400, 420),
    lanes: [
      laneOf('TOP_LANE', RIFT_TOWERS, [at(981, 10_441), at(1512, 6699), at(1169, 4287)], at(1171, 3571)),
      laneOf('MID_LANE', RIFT_TOWERS, [at(5846, 6396), at(5048, 4812), at(3651, 3696)], at(3203, 3208)),
      laneOf('BOT_LANE', RIFT_TOWERS, [at(10_504, 1029), at(6919, 1483), at(4281, 1253)], at(3452, 1236)),
    ],
    nexusTurrets: [at(1748, 2270), at(2177, 1807)],
  },
  200: {
    fountain: at(14_340, 14_390),
    lanes: [
      laneOf('TOP_LANE', RIFT_TOWERS, [at(4318, 13_875), at(7943, 13_411), at(10_481, 13_650)], at(11_261, 13_676)),
      laneOf('MID_LANE', RIFT_TOWERS, [at(8955, 8510), at(9767, 10_113), at(11_134, 11_207)], at(11_598, 11_667)),
      laneOf('BOT_LANE', RIFT_TOWERS, [at(13_866, 4505), at(13_327, 8226), at(13_624, 10_572)], at(13_604, 11_316)),
    ],
    nexusTurrets: [at(12_611, 13_084), at(13_052, 12_612)],
  },
}

const BRIDGE: Readonly<Record<Side, Base>> = {
  100: {
    fountain: at(950, 1050),
    lanes: [laneOf('MID_LANE', BRIDGE_TOWERS, [at(5448, 5169), at(3809, 3829)], at(3110, 3189))],
    nexusTurrets: [at(2493, 2101), at(2036, 2552)],
  },
  200: {
    fountain: at(11_850, 11_750),
    lanes: [laneOf('MID_LANE', BRIDGE_TOWERS, [at(7352, 7631), at(8991, 8971)], at(9690, 9611))],
    nexusTurrets: [at(10_307, 10_699), at(10_764, 10_248)],
  },
}

/** The bases of both sides. The rings have no buildings; there, only the fountains are used. */
export const BASES: Readonly<Record<Ground, Readonly<Record<Side, Base>>>> = { RIFT, BRIDGE, RINGS: BRIDGE }

/** Points along each lane between the outer towers, from blue to red. */
const LANE_PATHS: Readonly<Record<MapLane, readonly [Position, Position, Position]>> = {
  TOP_LANE: [at(1150, 10_900), at(1900, 12_900), at(3900, 13_700)],
  MID_LANE: [at(6100, 6600), at(7400, 7430), at(8700, 8300)],
  BOT_LANE: [at(10_900, 1150), at(12_900, 1950), at(13_700, 4100)],
}

/** Blue jungle camps; the red ones lie opposite. */
const BLUE_CAMPS = [at(3800, 7900), at(2150, 8400), at(3780, 6440), at(6980, 5430), at(7760, 3980), at(8370, 2700)]
const RIVER = [at(10_400, 5200), at(4400, 9600)]

/** Points of the later fights, away from objectives. */
const CROSSINGS = [at(7400, 7400), at(6100, 8800), at(8800, 6000), at(10_900, 7900), at(3900, 7000), at(7500, 11_200)]

/** A point of a lane, from the blue outer tower at 0 to the red one at 1. */
export function laneSpot(lane: MapLane, fraction: number): Position {
  const [from, bend, to] = LANE_PATHS[lane]
  return fraction < 0.5 ? between(from, bend, fraction * 2) : between(bend, to, fraction * 2 - 1)
}

export function jungleSpot(side: Side, random: Random): Position {
  if (random.chance(0.2)) return random.pick(RIVER)
  const { x, y } = random.pick(BLUE_CAMPS)
  return side === 100 ? { x, y } : { x: EDGE.RIFT - x, y: EDGE.RIFT - y }
}

export function crossing(random: Random): Position {
  return random.pick(CROSSINGS)
}

export function diagonalSpot(random: Random): Position {
  return between(at(4200, 4200), at(8600, 8600), random.fraction())
}

export function scatter({ x, y }: Position, radius: number, ground: Ground, random: Random): Position {
  const keep = (value: number) => Math.round(Math.min(EDGE[ground], Math.max(0, value)))
  return { x: keep(x + random.within(-radius, radius)), y: keep(y + random.within(-radius, radius)) }
}

function at(x: number, y: number): Position {
  return { x, y }
}

function between(one: Position, other: Position, share: number): Position {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
}

function laneOf(
  lane: MapLane,
  towerTypes: readonly string[],
  positions: readonly Position[],
  inhibitor: Position,
): LaneBuildings {
  const towers = positions.map((position, index) => ({ towerType: towerTypes[index] ?? '', position }))
  return { lane, towers, inhibitor }
}
