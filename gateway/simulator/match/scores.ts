import type { Kill } from './fights.ts'

export interface Score {
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly doubleKills: number
  readonly tripleKills: number
  readonly quadraKills: number
  readonly pentaKills: number
  readonly largestMultiKill: number
  readonly killingSprees: number
  /** Most kills within one life, if at least two; else 0. */
  readonly largestKillingSpree: number
  readonly firstBloodKill: boolean
  readonly firstBloodAssist: boolean
  readonly secondsDead: number
  readonly longestLife: number
}

/** Maximum number of seconds between two kills of a multikill. */
const STRETCH_SECONDS = 10

/** The score of the player at `seat` in a match of `duration` seconds. */
export function scoreOf(seat: number, kills: readonly Kill[], duration: number): Score {
  const own = kills.filter(({ killer }) => killer === seat)
  const deaths = kills.filter(({ victim }) => victim === seat)
  const stretches = lengthsOfRuns(own, (kill, next) => next.at - kill.at <= STRETCH_SECONDS)
  const lives = lengthsOfRuns(own, (kill, next) => !deaths.some(({ at }) => at > kill.at && at <= next.at))
  const largestSpree = longest(lives)

  return {
    kills: own.length,
    deaths: deaths.length,
    assists: kills.filter(({ assistants }) => assistants.includes(seat)).length,
    doubleKills: atLeast(stretches, 2),
    tripleKills: atLeast(stretches, 3),
    quadraKills: atLeast(stretches, 4),
    pentaKills: atLeast(stretches, 5),
    largestMultiKill: Math.min(5, longest(stretches)),
    killingSprees: atLeast(lives, 3),
    largestKillingSpree: largestSpree >= 2 ? largestSpree : 0,
    firstBloodKill: kills[0]?.killer === seat,
    firstBloodAssist: kills[0]?.assistants.includes(seat) === true,
    secondsDead: deaths.reduce((sum, { at, respawn }) => sum + Math.min(respawn, Math.floor(duration) - at), 0),
    longestLife: longestLife(deaths, duration),
  }
}

function longest(lengths: readonly number[]): number {
  return Math.max(0, ...lengths)
}

function atLeast(lengths: readonly number[], least: number): number {
  return lengths.filter((length) => length >= least).length
}

/** Splits a list where two neighbours do not belong together, and returns the lengths of the parts. */
function lengthsOfRuns<T>(list: readonly T[], together: (entry: T, next: T) => boolean): number[] {
  const lengths: number[] = []
  list.forEach((entry, index) => {
    const before = list[index - 1]
    if (before !== undefined && together(before, entry)) lengths.push((lengths.pop() ?? 0) + 1)
    else lengths.push(1)
  })
  return lengths
}

/** The longest time between two deaths; 0 for a player who never died, as in Riot's data. */
function longestLife(deaths: readonly Kill[], duration: number): number {
  if (deaths.length === 0) return 0
  const births = [0, ...deaths.map(({ at, respawn }) => at + respawn)]
  const ends = [...deaths.map(({ at }) => at), Math.floor(duration)]
  return Math.max(0, ...births.map((birth, index) => (ends[index] ?? birth) - birth))
}
