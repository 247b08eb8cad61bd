import type { Tallies, Tally } from './tally.ts'

/** Games and wins that come to a tally, below 0 where more are taken back than come. */
export type TallyChange = { games: number; wins: number }

/** What comes to each of some tallies. */
export type TallyChanges = Map<string | number, TallyChange>

/** Counts a game, or takes it back with a sign of -1. */
export function countGame(changes: TallyChanges, key: string | number, win: boolean, sign: 1 | -1): void {
  const change = changes.get(key)
  if (change === undefined) {
    changes.set(key, { games: sign, wins: win ? sign : 0 })
  } else {
    change.games += sign
    if (win) change.wins += sign
  }
}

/** The tallies with the changes; what comes to nothing is left out. Beyond `most` tallies no new ones begin. */
export function addTallies(tallies: Tallies, changes: TallyChanges, most = Infinity): Tallies {
  const sums: Record<string, Tally> = { ...tallies }
  let room = most === Infinity ? most : most - Object.keys(sums).length
  for (const [key, change] of changes) {
    const present = sums[key]
    const sum = addTally(present ?? [0, 0], change)
    if (sum === null) {
      if (present !== undefined) room += 1
      delete sums[key]
    } else if (present !== undefined) {
      sums[key] = sum
    } else if (room > 0) {
      room -= 1
      sums[key] = sum
    }
  }
  return sums
}

/** The tally with a change; null when nothing is left. */
export function addTally([games, wins]: Tally, change: TallyChange): Tally | null {
  const sum = games + change.games
  // Of what was left out for want of room a game can be taken back that was never counted.
  return sum > 0 ? [sum, Math.min(sum, Math.max(0, wins + change.wins))] : null
}

/** Whether nothing comes to any of them. */
export function areNothing(changes: TallyChanges): boolean {
  return changes.values().every(isNothing)
}

export function isNothing({ games, wins }: TallyChange): boolean {
  return games === 0 && wins === 0
}
