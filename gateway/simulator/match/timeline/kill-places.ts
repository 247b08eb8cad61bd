import { hashText, Random } from '../../random.ts'
import type { Lobby } from '../../world/lobbies.ts'
import type { TimedKill } from './deaths.ts'
import { crossing, diagonalSpot, jungleSpot, laneSpot, scatter } from './map-places.ts'
import type { MapLane, Position } from './map-places.ts'

export interface Landmark {
  /** Milliseconds from the start. */
  readonly timestamp: number
  readonly position: Position
}

const PLACES = hashText('timeline-places')

/** End of the time in which laners stay in their lanes. */
export const EARLY_MS = 14 * 60_000

/** Maximum time between a fight and the objective that it is about. */
const NEAR_MS = 75_000

/** Kills at most this far apart belong to one fight. */
const FIGHT_MS = 20_000

/** The lane of the map that each player is in; null in the jungle. */
export const LANE_OF = {
  TOP: 'TOP_LANE',
  JUNGLE: null,
  MIDDLE: 'MID_LANE',
  BOTTOM: 'BOT_LANE',
  UTILITY: 'BOT_LANE',
} as const satisfies Record<Lobby['seats'][number]['lane'], MapLane | null>

/** The places of all kills: in the lanes at first, later near the objective of the time. */
export function placeKills(lobby: Lobby, kills: readonly TimedKill[], landmarks: readonly Landmark[]) {
  const random = new Random(lobby.key, PLACES)
  let last: Landmark | null = null
  return kills.map((kill) => {
    const { timestamp } = kill
    const early = lobby.queue.ground === 'RIFT' && timestamp < EARLY_MS
    const sameFight = !early && last !== null && timestamp - last.timestamp <= FIGHT_MS
    const centre = sameFight && last !== null ? last.position : choosePlace(lobby, kill, landmarks, random)
    const position = scatter(centre, early ? 350 : 700, lobby.queue.ground, random)
    last = { timestamp, position: centre }
    return position
  })
}

function choosePlace(lobby: Lobby, kill: TimedKill, landmarks: readonly Landmark[], random: Random): Position {
  if (lobby.queue.ground !== 'RIFT') return diagonalSpot(random)
  if (kill.timestamp < EARLY_MS) return chooseLanePlace(lobby, kill, random)

  const near = landmarks.filter(({ timestamp }) => Math.abs(timestamp - kill.timestamp) <= NEAR_MS)
  const [nearest] = near.toSorted(
    (one, other) => Math.abs(one.timestamp - kill.timestamp) - Math.abs(other.timestamp - kill.timestamp),
  )
  return nearest?.position ?? crossing(random)
}

/** In the victim's lane; a jungler dies in the lane of a laner who is there, or in the jungle. */
function chooseLanePlace(lobby: Lobby, { killer, victim, assistants }: TimedKill, random: Random): Position {
  const lanes = [victim, killer, ...assistants].map((seat) => LANE_OF[lobby.seats[seat]?.lane ?? 'JUNGLE'])
  const lane = lanes.find((each) => each !== null)
  const side = lobby.seats[victim]?.side ?? 100
  if (lane === undefined || (lanes[0] === null && random.chance(0.5))) return jungleSpot(side, random)
  const fraction = random.within(0.05, 0.55)
  return laneSpot(lane, side === 100 ? fraction : 1 - fraction)
}
