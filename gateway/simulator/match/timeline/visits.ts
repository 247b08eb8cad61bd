import type { Random } from '../../random.ts'
import type { Ground } from '../../world/queues.ts'
import type { Course, Performance } from '../course.ts'
import type { Deaths } from './deaths.ts'
import type { Gains } from './growth.ts'

export interface Visit {
  /** Milliseconds from the start. */
  readonly at: number
  readonly until: number
  /** Gold earned until then. */
  readonly gold: number
  /** True for the first and the last visit. */
  readonly first: boolean
  readonly last: boolean
}

const MINUTE_MS = 60_000

/** Minimum time between two visits. */
const GAP_MS = 35_000
const ROUND_MS = 105_000

/** The visits of a player to the shop, in order of time: at the start, on recalls and deaths, and before the end. */
export function listVisits(
  { lobby }: Course,
  { seat, seconds }: Performance,
  times: readonly number[],
  gains: readonly Gains[],
  deaths: Deaths,
  random: Random,
): readonly Visit[] {
  // Everything is earned in the frame that has the player's last moment.
  const ending = times.findIndex((time) => time >= seconds * 1000)
  // Seconds are not exact: those of the end can be a little after the last frame.
  const lastFrame = ending === -1 ? times.length - 1 : ending
  const [since, until] = [times[lastFrame - 1] ?? 0, times[lastFrame] ?? 0]
  const latest = Math.floor(Math.min(until, seconds * 1000))
  const end = Math.round(since + (latest - since) * random.within(0.3, 0.6))
  const start = random.whole(3000, 30_000)

  const fallen = deaths.of(seat).map(({ from, to }) => from + (to - from) * random.within(0.2, 0.8))
  const recalls = listRecalls(lobby.queue.ground, end, random)
  let last = start
  const between = [...recalls, ...fallen]
    .map((at) => Math.round(at))
    .toSorted((one, other) => one - other)
    .filter((at) => {
      const apart = at - last >= GAP_MS && end - at >= GAP_MS
      if (apart) last = at
      return apart
    })
  return [
    { at: start, until: start + 30_000, gold: gains[0]?.gold ?? 0, first: true, last: false },
    ...between.map((at) => ({ at, until: at + 30_000, gold: goldAt(at, times, gains), first: false, last: false })),
    { at: end, until: latest, gold: gains[lastFrame]?.gold ?? 0, first: false, last: true },
  ]
}

/** In the rings there is a break after each round. */
function listRecalls(ground: Ground, end: number, random: Random): number[] {
  const recalls: number[] = []
  const rounds = ground === 'RINGS'
  let at = rounds ? ROUND_MS : random.within(3, 4.5) * MINUTE_MS
  while (at < end) {
    recalls.push(at)
    at += rounds ? random.within(0.95, 1.05) * ROUND_MS : random.within(2, 4) * MINUTE_MS
  }
  return recalls
}

function goldAt(time: number, times: readonly number[], gains: readonly Gains[]): number {
  const index = times.findIndex((each) => each >= time)
  const [since, until] = [times[index - 1] ?? 0, times[index] ?? 0]
  const [before, after] = [gains[index - 1]?.gold ?? 0, gains[index]?.gold ?? 0]
  return Math.floor(before + ((after - before) * (time - since)) / Math.max(1, until - since))
}
