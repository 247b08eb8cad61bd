import { hashText, Random } from '../../random.ts'
import type { Course } from '../course.ts'
import type { Kill } from '../fights.ts'

/** A death with its exact time. */
export interface TimedKill extends Kill {
  /** Milliseconds from the start, within the second `at`. */
  readonly timestamp: number
}

/** A period from a player's death to the respawn, in milliseconds from the start. */
interface Absence {
  readonly from: number
  readonly to: number
}

const KILL_TIMES = hashText('timeline-kill-times')

/** The deaths of a match with exact times, in the same order. */
export function timeKills({ lobby, kills }: Course): readonly TimedKill[] {
  const random = new Random(lobby.key, KILL_TIMES)
  let last = -1
  return kills.map((kill) => {
    last = Math.max(last + 1, kill.at * 1000 + random.whole(0, 899))
    return { ...kill, timestamp: last }
  })
}

export class Deaths {
  readonly #absences: readonly (readonly Absence[])[]

  constructor({ performances }: Course, kills: readonly TimedKill[]) {
    this.#absences = performances.map(({ seat }) =>
      kills
        .filter(({ victim }) => victim === seat)
        .map(({ timestamp, respawn }) => ({ from: timestamp, to: timestamp + respawn * 1000 })),
    )
  }

  /** The deaths of a seat, in order of time. */
  of(seat: number): readonly Absence[] {
    return this.#absences[seat] ?? []
  }

  isDead(seat: number, time: number): boolean {
    return this.of(seat).some(({ from, to }) => time >= from && time < to)
  }

  aliveFrom(seat: number, time: number): number {
    return this.of(seat).find(({ from, to }) => time >= from && time < to)?.to ?? time
  }

  /** The milliseconds between two times in which the player is alive. */
  timeAlive(seat: number, since: number, until: number): number {
    const dead = this.of(seat).reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(until, to) - Math.max(since, from)),
      0,
    )
    return Math.max(0, until - since - dead)
  }
}
