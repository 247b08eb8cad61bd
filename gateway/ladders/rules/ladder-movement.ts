import type { LadderEntry } from './ladder.ts'

const HOUR_MS = 3_600_000

const DAY_MS = 24 * HOUR_MS

/** Periods over which movement is counted. */
export const LADDER_PERIODS = ['YESTERDAY', 'LAST_WEEK'] as const

export type LadderPeriod = (typeof LADDER_PERIODS)[number]

export type ByPeriod<T> = Readonly<Record<LadderPeriod, T>>

/** Age at which a ladder is the one to compare with, in milliseconds. */
export const COMPARED_AGE_MS: ByPeriod<number> = { YESTERDAY: DAY_MS, LAST_WEEK: 7 * DAY_MS }

/** Largest difference from that age. A ladder that is closer in time, or further away, is not compared with. */
const TOLERANCE_MS: ByPeriod<number> = { YESTERDAY: 6 * HOUR_MS, LAST_WEEK: DAY_MS }

/** The age at which baselines are thinned out, so that one of each day stays. */
const RECENT_MS = COMPARED_AGE_MS.YESTERDAY + TOLERANCE_MS.YESTERDAY

const LONGEST_AGE_MS = COMPARED_AGE_MS.LAST_WEEK + TOLERANCE_MS.LAST_WEEK

/** Shortest time between two recent baselines: while the server runs, one of them is within two and a half hours of a day. */
const RECENT_INTERVAL_MS = 4 * HOUR_MS

/** Shortest time between two older baselines: while the server runs, one of them is within 15 hours of a week. */
const OLDER_INTERVAL_MS = DAY_MS

/** Movement of a player since an earlier ladder. */
export interface LadderMovement {
  /** Places gained; negative after a fall. Null for a player who was not on the earlier ladder. */
  readonly places: number | null
  /** Time of the fetch of the earlier ladder, in milliseconds since 1970. */
  readonly since: number
}

export type RankedBefore = Pick<LadderEntry, 'rank' | 'rankBefore' | 'rankLastWeek'>

/** Rank at the beginning of a period; null for a player who was not on that ladder, and without a comparison. */
export function rankAtStart({ rankBefore, rankLastWeek }: RankedBefore, period: LadderPeriod): number | null {
  return period === 'YESTERDAY' ? rankBefore : rankLastWeek
}

/** Null when the ladder was compared with no other over this period. */
export function movementOf(
  entry: RankedBefore,
  period: LadderPeriod,
  comparedWith: ByPeriod<number | null>,
): LadderMovement | null {
  const since = comparedWith[period]
  if (since === null) return null
  const before = rankAtStart(entry, period)
  return { places: before === null ? null : before - entry.rank, since }
}

/** Returns the baseline whose age is nearest to the period, the earlier of two; null when none is near enough. */
export function chooseBaseline(baselines: readonly number[], fetchedAt: number, period: LadderPeriod): number | null {
  const distanceOf = (baseline: number) => Math.abs(fetchedAt - baseline - COMPARED_AGE_MS[period])
  return baselines
    .filter((baseline) => distanceOf(baseline) <= TOLERANCE_MS[period])
    .reduce<number | null>((best, each) => (best !== null && distanceOf(best) <= distanceOf(each) ? best : each), null)
}

/**
 * Returns the baselines to keep once a ladder is stored that was fetched at this time, oldest first. They end with the one before
 * and the ladder itself: in these, readers find the place of an account.
 */
export function rotateBaselines(baselines: readonly number[], fetchedAt: number): readonly number[] {
  const kept: number[] = []
  for (const baseline of baselines.slice(0, -1)) {
    const age = fetchedAt - baseline
    const interval = age > RECENT_MS ? OLDER_INTERVAL_MS : RECENT_INTERVAL_MS
    const last = kept.at(-1)
    if (age <= LONGEST_AGE_MS && (last === undefined || baseline - last >= interval)) kept.push(baseline)
  }
  const before = baselines.slice(-1).filter((baseline) => fetchedAt - baseline <= LONGEST_AGE_MS)
  return [...kept, ...before, fetchedAt]
}

/**
 * Returns the time from which a ladder can be compared over a period, in milliseconds since 1970: when the first of the baselines
 * that are too young is old enough. Null when there is none.
 */
export function comparableFrom(baselines: readonly number[], fetchedAt: number, period: LadderPeriod): number | null {
  const youngest = COMPARED_AGE_MS[period] - TOLERANCE_MS[period]
  const next = baselines.find((baseline) => fetchedAt - baseline < youngest)
  return next === undefined ? null : next + youngest
}
