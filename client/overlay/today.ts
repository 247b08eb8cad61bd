import { pointsOnLine, type Standing } from '../game/ladder.ts'

/** Games after midnight belong to the evening before. */
const DAY_BEGINS_AT_HOUR = 5

/** A rank with its games of the season. */
export interface Season extends Standing {
  readonly wins: number
  readonly losses: number
}

export interface SeasonSnapshot extends Season {
  readonly takenAt: string
}

export interface Today {
  readonly wins: number
  readonly losses: number
  /** Change of league points across tiers and divisions; null in an unknown tier. */
  readonly points: number | null
}

/**
 * Compares a rank with the last snapshot of the day before, or with the first one of today for an account that was not known yet.
 * Null without a snapshot, and when a season has ended since. `snapshots` are oldest first.
 */
export function compareToday(now: Season, snapshots: readonly SeasonSnapshot[], begin: Date): Today | null {
  const before = snapshots.findLast(({ takenAt }) => new Date(takenAt) < begin) ?? snapshots[0]
  if (before === undefined) return null
  const wins = now.wins - before.wins
  const losses = now.losses - before.losses
  if (wins < 0 || losses < 0) return null
  const known = now.tier !== 'UNKNOWN' && before.tier !== 'UNKNOWN'
  return { wins, losses, points: known ? pointsOnLine(now) - pointsOnLine(before) : null }
}

/** The beginning of the day of play, in the time zone of this machine. */
export function beginOfDay(now: Date): Date {
  const begin = new Date(now)
  begin.setHours(DAY_BEGINS_AT_HOUR, 0, 0, 0)
  if (begin > now) begin.setDate(begin.getDate() - 1)
  return begin
}
