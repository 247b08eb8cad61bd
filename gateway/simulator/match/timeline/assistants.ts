import type { Random } from '../../random.ts'
import { areAllies } from '../../world/lobbies.ts'
import type { Lobby } from '../../world/lobbies.ts'
import type { Deaths } from './deaths.ts'

/** The field with the assistants of an event, by seat. Riot omits it when there are none. */
export function toAssistants(seats: readonly number[]): { readonly assistingParticipantIds?: readonly number[] } {
  return seats.length === 0 ? {} : { assistingParticipantIds: seats.map((seat) => seat + 1) }
}

/** Chooses living team-mates who help to take an objective. */
export function chooseHelpers(
  { seats }: Lobby,
  { killer, timestamp }: { readonly killer: number; readonly timestamp: number },
  deaths: Deaths,
  random: Random,
): readonly number[] {
  const own = seats[killer]
  if (own === undefined) return []
  return seats.flatMap((seat, index) => {
    const helps = random.chance(0.4) && index !== killer && areAllies(seat, own) && !deaths.isDead(index, timestamp)
    return helps ? [index] : []
  })
}
