import { hashText, Random } from '../../random.ts'
import type { Lobby } from '../../world/lobbies.ts'
import type { Deaths } from './deaths.ts'
import { EARLY_MS, LANE_OF } from './kill-places.ts'
import type { Landmark } from './kill-places.ts'
import { BASES, crossing, diagonalSpot, jungleSpot, laneSpot, scatter } from './map-places.ts'
import type { MapLane, Position } from './map-places.ts'

/** A place where a player certainly was. */
export interface Sighting extends Landmark {
  readonly seats: readonly number[]
}

const POSITIONS = hashText('timeline-positions')

/** Maximum time between a sighting and a frame. */
const NEAR_MS = 8000

const MAP_LANES: readonly MapLane[] = ['TOP_LANE', 'MID_LANE', 'BOT_LANE']

/** The positions of a player at each frame. */
export function listPositions(
  lobby: Lobby,
  seat: number,
  times: readonly number[],
  sightings: readonly Sighting[],
  deaths: Deaths,
): readonly Position[] {
  const random = new Random(lobby.key, POSITIONS, seat)
  const own = sightings.filter(({ seats }) => seats.includes(seat))
  const { ground } = lobby.queue
  const fountain = BASES[ground][lobby.seats[seat]?.side ?? 100].fountain
  return times.map((time) => {
    if (time === 0) return scatter(fountain, 250, ground, random)
    const death = deaths.of(seat).find(({ from, to }) => time >= from && time < to)
    const seenAt = death?.from ?? time
    const near = own.findLast(({ timestamp }) => Math.abs(timestamp - seenAt) <= (death === undefined ? NEAR_MS : 0))
    if (near !== undefined) return death === undefined ? scatter(near.position, 300, ground, random) : near.position
    return chooseUsualPlace(lobby, seat, time, random)
  })
}

function chooseUsualPlace({ queue, seats }: Lobby, seat: number, time: number, random: Random): Position {
  const { side, lane } = seats[seat] ?? { side: 100, lane: 'MIDDLE' }
  const { ground } = queue
  if (ground !== 'RIFT') return scatter(diagonalSpot(random), 600, ground, random)
  if (random.chance(0.08)) return scatter(BASES.RIFT[side].fountain, 250, ground, random)

  const early = time < EARLY_MS
  const home = early || random.chance(0.4) ? LANE_OF[lane] : random.pick(MAP_LANES)
  const roams = random.chance(early ? 0.08 : 0.35)
  if (home === null || roams) {
    const jungle = random.chance(0.8) ? side : side === 100 ? 200 : 100
    const place = early || random.chance(0.5) ? jungleSpot(jungle, random) : crossing(random)
    return scatter(place, 400, ground, random)
  }
  const fraction = random.within(0.2, 0.65)
  return scatter(laneSpot(home, side === 100 ? fraction : 1 - fraction), 250, ground, random)
}
