import { hashText, Random } from '../../random.ts'
import type { Lobby } from '../../world/lobbies.ts'
import type { PlayedSeat } from '../played-seat.ts'
import type { Deaths } from './deaths.ts'

const WARDS = hashText('timeline-wards')
const FIRST_MS = 35_000
const BLUE_TRINKET = 3363

/** From this time on, trinkets are exchanged and support players have their quest's wards. */
const LATER_MS = 9 * 60_000

/** The wards that a player places and destroys, in the numbers of the match body. */
export function listWardEvents(
  { key }: Lobby,
  { performance, economy, build }: PlayedSeat,
  end: number,
  deaths: Deaths,
) {
  const random = new Random(key, WARDS, performance.seat)
  const { wardsPlaced, wardsKilled, controlWards } = economy.vision
  const later = performance.player.lane === 'UTILITY' ? 'SIGHT_WARD' : 'YELLOW_TRINKET'
  const laterType = build.items.at(-1) === BLUE_TRINKET ? 'BLUE_TRINKET' : later
  const chooseTime = () => {
    const time = deaths.aliveFrom(performance.seat, random.within(FIRST_MS, end))
    return Math.round(Math.min(time, end))
  }

  const placed = Array.from({ length: wardsPlaced }, (_, index) => {
    const timestamp = chooseTime()
    const usual = timestamp < LATER_MS ? 'YELLOW_TRINKET' : laterType
    const wardType = index < controlWards ? 'CONTROL_WARD' : usual
    return { creatorId: performance.seat + 1, timestamp, type: 'WARD_PLACED', wardType }
  })
  const killed = Array.from({ length: wardsKilled }, () => {
    const wardType = random.pick(['YELLOW_TRINKET', 'SIGHT_WARD', 'CONTROL_WARD'])
    return { killerId: performance.seat + 1, timestamp: chooseTime(), type: 'WARD_KILL', wardType }
  })
  return [...placed, ...killed]
}
