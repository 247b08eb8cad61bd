import { fractionOf, hashText } from '../random.ts'
import type { Lobby } from './lobbies.ts'

const GHOST = hashText('ghost')
const GHOST_SHARE = 1 / 250
const LATE = hashText('listed late')
const LATE_SHARE = 0.15
const MINUTE_MS = 60_000

/** Delay of a late game, from its start. */
const LATE_MS = { least: MINUTE_MS, most: 3 * MINUTE_MS }
const SHORTEST_MS = 100 * MINUTE_MS

/** Longest time for which a finished game stays listed. */
export const LONGEST_GHOST_MS = 200 * MINUTE_MS

/** In milliseconds since 1970. Usually the loading screen, but some games are listed only minutes after their start. */
export function listedFrom({ key, createdAt, startedAt }: Lobby): number {
  if (fractionOf(key, LATE, 1) >= LATE_SHARE) return createdAt
  return Math.round(startedAt + LATE_MS.least + fractionOf(key, LATE, 2) * (LATE_MS.most - LATE_MS.least))
}

/** In milliseconds since 1970. Usually the end of the game, but a few games stay listed for hours. */
export function listedUntil({ key, endedAt }: Lobby): number {
  if (fractionOf(key, GHOST, 1) >= GHOST_SHARE) return endedAt
  return Math.round(endedAt + SHORTEST_MS + fractionOf(key, GHOST, 2) * (LONGEST_GHOST_MS - SHORTEST_MS))
}
