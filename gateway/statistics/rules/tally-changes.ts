import type { Tallies, Tally } from './tally.ts'

/** Change to a tally. A number is negative where more is subtracted than added. */
export type TallyChange = { games: number; wins: number }

export type TallyChanges = Map<string | number, TallyChange>

/** Adds a game, or subtracts it when `sign` is -1. */
export function countGame(changes: TallyChanges, key: string | number, win: boolean, sign: 1 | -1): void {
  const change = changes.get(key)
  if (change === undefined) {
    changes.set(key, { games: sign, wins: win ? sign : 0 })
  } else {
    change.games += sign
    if (win) change.wins += sign
  }
}

/** Empty tallies are removed. No new tally starts beyond `most` tallies. */
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

/** Null when no game is left. */
export function addTally([games, wins]: Tally, change: TallyChange): Tally | null {
  const sum = games + change.games
  // A subtracted game may never have been counted, because the tallies were full.
  return sum > 0 ? [sum, Math.min(sum, Math.max(0, wins + change.wins))] : null
}

/** Returns true when all changes are empty. */
export function areNothing(changes: TallyChanges): boolean {
  return changes.values().every(isNothing)
}

export function isNothing({ games, wins }: TallyChange): boolean {
  return games === 0 && wins === 0
}
