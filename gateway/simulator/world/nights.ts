import { fractionOf, hashText, mix } from '../random.ts'
import { VETERAN_GAMES } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'
import type { Bracket } from './brackets.ts'
import { localDayStart, ROUND_MS } from './timetable.ts'

export type NightKind = 'ARAM' | 'ARENA'

/** An evening on which many accounts of a bracket play another mode together; times in milliseconds since 1970. */
export interface Night {
  readonly kind: NightKind
  readonly from: number
  readonly until: number
}

const NIGHT = hashText('night')
const FANS = hashText('fans')
const FAN_SHARE = 0.7
const BEGINS_MS = 19.5 * 3_600_000
const ROUNDS = 5

/** Days from one night to the other. */
const ARAM_AFTER_ARENA = 3

/** The night of a bracket on a day of its platform, or null on an ordinary evening. Each kind is on one day of the week. */
export function findNight({ platform, index }: Bracket, day: number): Night | null {
  const weekday = mix(NIGHT, hashText(platform), index)
  const kind = (day + weekday) % 7 === 0 ? 'ARENA' : (day + weekday) % 7 === ARAM_AFTER_ARENA ? 'ARAM' : null
  if (kind === null) return null
  const from = localDayStart(platform, day) + BEGINS_MS
  return { kind, from, until: from + ROUNDS * ROUND_MS }
}

/** True when an account takes part in nights of a kind. */
export function likesNights({ key, gamesPerDay }: WorldAccount, kind: NightKind): boolean {
  return gamesPerDay >= VETERAN_GAMES || fractionOf(FANS, key, hashText(kind)) < FAN_SHARE
}
