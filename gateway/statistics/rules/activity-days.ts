import type { RememberedMatch } from '../../accounts/rules/account-matches.ts'
import { isRecorded } from '../../accounts/rules/champion-record.ts'
import { type Rate, rateOfWins } from '../../shared/rate.ts'
import { utcDayOf } from '../../shared/utc-day.ts'
import type { KnownActivity } from './known-activity.ts'

const DAY_MS = 24 * 60 * 60_000

/** The games of an account on one day. */
export interface ActivityDay {
  /** Such as `2026-11-26`. */
  readonly date: string
  /** Number of games in every queue. */
  readonly games: number
  /** Share of the ranked, normal and Clash games that were won; null without such games. */
  readonly record: Rate | null
  /** False when other games of the day may not be known. */
  readonly isComplete: boolean
}

/** Throws a `RangeError` for a time zone that does not exist. */
export function dayFormatOf(timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (time) => format.format(time)
}

/**
 * Returns the known days among the newest `count` days up to `now`, oldest first. A day begins at midnight of the zone of `dayOf`. A game
 * belongs to the day on which it started.
 */
export function listDays(
  { games, since, isWhole, until }: KnownActivity,
  { count, now, dayOf }: { readonly count: number; readonly now: number; readonly dayOf: (time: number) => string },
): readonly ActivityDay[] {
  const byDay = Map.groupBy(games, ({ startedAt }) => dayOf(startedAt))
  const firstKnown = isWhole || since === null ? '' : dayOf(since)
  const lastKnown = dayOf(until)
  return datesUpTo(dayOf(now), count)
    .filter((date) => date >= firstKnown && date <= lastKnown)
    .map((date) => toDay(date, byDay.get(date) ?? [], date !== firstKnown && date !== lastKnown))
}

function toDay(date: string, games: readonly RememberedMatch[], isComplete: boolean): ActivityDay {
  const record = rateOfWins(games.filter(isRecorded))
  return { date, games: games.length, record, isComplete }
}

/** Dates are counted in UTC, where each of them has 24 hours. */
function datesUpTo(last: string, count: number): readonly string[] {
  const end = Date.parse(last)
  return Array.from({ length: count }, (_, index) => utcDayOf(end - (count - 1 - index) * DAY_MS))
}
