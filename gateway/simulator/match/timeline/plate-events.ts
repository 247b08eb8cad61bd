import { hashText, Random } from '../../random.ts'
import { SIDES } from '../../world/lobbies.ts'
import type { Course } from '../course.ts'
import type { listBuildingEvents } from './building-events.ts'
import { BASES } from './map-places.ts'
import type { MapLane } from './map-places.ts'

const PLATES = hashText('timeline-plates')

/** Plates on each outer tower. */
const COUNT = 5

/** Period in which plates fall, in milliseconds. */
const [FIRST_MS, LAST_MS] = [5 * 60_000, 14 * 60_000]

const LANES_OF_MAP = {
  TOP_LANE: ['TOP'],
  MID_LANE: ['MIDDLE'],
  BOT_LANE: ['BOTTOM', 'UTILITY'],
} as const satisfies Record<MapLane, readonly string[]>

/** The plates that fall from the outer towers, before the tower itself falls. */
export function listPlateEvents(course: Course, buildings: ReturnType<typeof listBuildingEvents>) {
  const { lobby, minutes } = course
  if (lobby.queue.ground !== 'RIFT') return []
  const random = new Random(lobby.key, PLATES)
  return SIDES.flatMap((teamId) =>
    BASES.RIFT[teamId].lanes.flatMap(({ lane, towers: [outer] }) => {
      if (outer === undefined) return []
      const fall = buildings.find((each) => {
        return each.teamId === teamId && each.laneType === lane && each.towerType === outer.towerType
      })
      const until = Math.min(LAST_MS, (fall?.timestamp ?? minutes * 60_000) - 5000)
      const count = until > FIRST_MS ? random.whole(0, COUNT - 1) : 0
      return Array.from({ length: count }, () => ({
        killerId: chooseTaker(course, lane, teamId, random),
        laneType: lane,
        position: outer.position,
        teamId,
        timestamp: Math.round(random.within(FIRST_MS, until)),
        type: 'TURRET_PLATE_DESTROYED',
      }))
    }),
  )
}

/** A laner of the other side; 0 when minions destroy the plate. */
function chooseTaker({ lobby }: Course, lane: MapLane, teamId: number, random: Random): number {
  const laners = lobby.seats.flatMap((seat, index) => {
    return seat.side !== teamId && LANES_OF_MAP[lane].some((each) => each === seat.lane) ? [index + 1] : []
  })
  return random.chance(0.15) ? 0 : random.pick(laners)
}
