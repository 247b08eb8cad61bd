import { hashText, Random } from '../../random.ts'
import type { Lobby, Side } from '../../world/lobbies.ts'
import type { Course } from '../course.ts'
import { chooseHelpers, toAssistants } from './assistants.ts'
import { chooseFalls } from './building-falls.ts'
import type { Building, Falls } from './building-falls.ts'
import type { Deaths } from './deaths.ts'
import { BASES } from './map-places.ts'
import { orderTakers, spreadTimes, timeTakers } from './takers.ts'

const BUILDINGS = hashText('timeline-buildings')
const MINUTE_MS = 60_000
const RESPAWN_MS = 5 * MINUTE_MS

/** Times before the end: of the last fall, and of the nexus turrets where the nexus falls. */
const [FINISH_MS, NEXUS_MS] = [15_000, 55_000]
const GAP_MS = 4000

/** The towers and inhibitors that fall, exactly those of the course. `teamId` is the side that loses the building. */
export function listBuildingEvents(course: Course, deaths: Deaths) {
  const { lobby, objectives } = course
  if (lobby.queue.ground === 'RINGS') return []
  const random = new Random(lobby.key, BUILDINGS)
  const first = objectives.tower.first ?? 100
  const earliest = chooseFirstTime(course, random)
  const ahead = storm(course, first, { earliest, notBefore: 0 }, deaths, random)
  const notBefore = (ahead[0]?.timestamp ?? earliest) + GAP_MS
  const after = notBefore + random.within(0.3, 3) * MINUTE_MS
  return [...ahead, ...storm(course, first === 100 ? 200 : 100, { earliest: after, notBefore }, deaths, random)]
}

/** The time of the first tower, in milliseconds. In a short match it falls early. */
function chooseFirstTime({ lobby, minutes }: Course, random: Random): number {
  if (lobby.queue.ground !== 'RIFT') return minutes * random.within(0.25, 0.45) * MINUTE_MS
  return Math.min(minutes * 0.55, minutes * 0.7 - 5, random.within(8.5, 13.5)) * MINUTE_MS
}

/** Bounds of a side's first tower: the usual time, and the one that is never undercut. */
interface Opening {
  readonly earliest: number
  readonly notBefore: number
}

function storm({ lobby, objectives, minutes }: Course, side: Side, opening: Opening, deaths: Deaths, random: Random) {
  const teamId: Side = side === 100 ? 200 : 100
  const losses = {
    towers: objectives.tower.count[side],
    inhibitors: objectives.inhibitor.count[side],
    nexus: lobby.ending === 'nexus' && lobby.winner === side,
  }
  const falls = chooseFalls(BASES[lobby.queue.ground][teamId], losses, random)
  const [towerTakers, inhibitorTakers] = [objectives.tower, objectives.inhibitor].map((objective) => {
    return orderTakers(lobby, objective, random).filter((seat) => lobby.seats[seat]?.side === side)
  })
  const takers = { TOWER_BUILDING: [...(towerTakers ?? [])], INHIBITOR_BUILDING: [...(inhibitorTakers ?? [])] }
  const buildings = [...falls.lanes, ...falls.again, ...falls.nexusTurrets]
  const seats = buildings.map(({ buildingType }) => takers[buildingType].shift() ?? 0)

  const end = minutes * MINUTE_MS
  const planned = planTimes(falls, opening, end, random)
  const times = timeTakers(seats, planned, { gapMs: GAP_MS, latest: end - FINISH_MS }, deaths)
  return buildings.map((building, index) => {
    const taking = { killer: seats[index] ?? 0, timestamp: times[index] ?? 0 }
    return toEvent(lobby, building, teamId, taking, chooseHelpers(lobby, taking, deaths, random))
  })
}

/** The planned times of all falls, in their order. */
function planTimes(falls: Falls, { earliest, notBefore }: Opening, end: number, random: Random): readonly number[] {
  const nexusAt = end - NEXUS_MS
  const latest = falls.nexusTurrets.length > 0 ? nexusAt - FINISH_MS : end - FINISH_MS
  const latestInLanes = falls.again.length > 0 ? latest - RESPAWN_MS - FINISH_MS : latest
  const from = Math.max(notBefore, Math.min(earliest, latestInLanes * 0.7))
  const [, ...others] = falls.lanes
  const inLanes = [
    from,
    ...spreadTimes(
      others.map(() => from + GAP_MS),
      latestInLanes,
      random,
    ),
  ]
  const lanes = falls.lanes.map((_, index) => inLanes[index] ?? from)
  const again = falls.again.map(() => (lanes.at(-1) ?? from) + RESPAWN_MS)
  return [...lanes, ...again, ...falls.nexusTurrets.map(() => nexusAt + random.within(0, 12_000))]
}

function toEvent(
  lobby: Lobby,
  { position, ...building }: Building,
  teamId: Side,
  { killer, timestamp }: { readonly killer: number; readonly timestamp: number },
  helpers: readonly number[],
) {
  return {
    ...toAssistants(helpers),
    bounty: 0,
    ...building,
    killerId: killer + 1,
    position,
    teamId,
    timestamp,
    type: 'BUILDING_KILL',
  }
}
