import type { Random } from '../../random.ts'
import type { Lobby } from '../../world/lobbies.ts'
import type { Objective } from '../objectives.ts'
import type { Deaths } from './deaths.ts'

/** The seats that took an objective, in order of time. It agrees with the side that took the first one. */
export function orderTakers({ seats }: Lobby, { by, first }: Objective, random: Random): readonly number[] {
  const start = by.findIndex((seat) => seats[seat]?.side === first)
  if (start === -1) return []
  const others = random.shuffle(by.filter((_, index) => index !== start))
  return [...by.slice(start, start + 1), ...others]
}

/** Each at or after its earliest time, at most `latest`. The earliest times rise, too; they are kept even after `latest`. */
export function spreadTimes(earliest: readonly number[], latest: number, random: Random): readonly number[] {
  const slack = Math.max(0, latest - (earliest.at(-1) ?? 0))
  const fractions = earliest.map(() => random.fraction()).toSorted((one, other) => one - other)
  return earliest.map((time, index) => time + slack * (fractions[index] ?? 0))
}

/** At the planned times, but at least `gapMs` apart and not while the seat is dead. No time is after `latest`. */
export function timeTakers(
  seats: readonly number[],
  planned: readonly number[],
  { gapMs, latest }: { readonly gapMs: number; readonly latest: number },
  deaths: Deaths,
): readonly number[] {
  let last = -Infinity
  return seats.map((seat, index) => {
    const free = Math.max(last + gapMs, planned[index] ?? 0)
    // Those that follow need their time, too.
    const latestHere = latest - (seats.length - 1 - index) * gapMs
    last = Math.round(Math.min(latestHere, deaths.aliveFrom(seat, free)))
    return last
  })
}
