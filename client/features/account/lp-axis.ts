import type { Locale } from '../../../languages.ts'
import { APEX_POINTS, DIVISION_POINTS, TIER_POINTS } from '../../game/ladder.ts'

interface Span {
  readonly from: number
  readonly to: number
}

export interface LpAxis extends Span {
  readonly step: number
  /** Lowest first. */
  readonly marks: readonly number[]
  /** Every second visible tier, as a tint; empty when only one tier is visible. */
  readonly bands: readonly Span[]
}

const MAX_MARKS = 6

/** Steps within a division, smallest first. None is more than twice the one before, so that at least three marks fit. */
const SMALL_STEPS = [5, 10, 20, 25, 50]

/** Smallest range of an axis, so that a single game is no cliff. */
const LEAST_SPAN_POINTS = 20

/** Share of the range that stays free at both ends. */
const MARGIN = 0.15

/** Returns the axis for one or more points, with a margin around them. */
export function lpAxis(points: readonly number[]): LpAxis {
  const [lowest, highest] = [Math.min(...points), Math.max(...points)]
  const margin = Math.max((highest - lowest) * MARGIN, (LEAST_SPAN_POINTS - highest + lowest) / 2)
  const from = Math.max(0, Math.floor(lowest - margin))
  const to = Math.max(Math.ceil(highest + margin), from + LEAST_SPAN_POINTS)

  const step = stepFor({ from, to })
  const first = Math.ceil(from / step) * step
  const marks = Array.from({ length: marksIn({ from, to }, step) }, (_, position) => first + position * step)
  return { from, to, step, marks, bands: bandsBetween({ from, to }) }
}

function stepFor(span: Span): number {
  const small = SMALL_STEPS.find((step) => marksIn(span, step) <= MAX_MARKS)
  if (small !== undefined) return small
  let step = DIVISION_POINTS
  while (marksIn(span, step) > MAX_MARKS) step *= 2
  return step
}

const marksIn = ({ from, to }: Span, step: number) => Math.floor(to / step) - Math.ceil(from / step) + 1

function bandsBetween({ from, to }: Span): readonly Span[] {
  const tiers = Array.from({ length: APEX_POINTS / TIER_POINTS + 1 }, (_, position) => ({
    from: position * TIER_POINTS,
    to: position * TIER_POINTS === APEX_POINTS ? Infinity : (position + 1) * TIER_POINTS,
  }))
  const visible = tiers
    .map((tier) => ({ from: Math.max(tier.from, from), to: Math.min(tier.to, to), odd: (tier.from / TIER_POINTS) % 2 }))
    .filter((tier) => tier.to > tier.from)
  if (visible.length < 2) return []
  return visible.filter(({ odd }) => odd === 1).map((tier) => ({ from: tier.from, to: tier.to }))
}

/** Formats both ends of a period, in ISO 8601, in short form: times within one day, days otherwise. */
export function shortEnds(from: string, to: string, locale: Locale): readonly [string, string] {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
  const format =
    day.format(Date.parse(from)) === day.format(Date.parse(to))
      ? new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
      : new Intl.DateTimeFormat(locale, dayParts([from, to], locale))
  return [format.format(Date.parse(from)), format.format(Date.parse(to))]
}

/** Formats moments, in ISO 8601, as day and time. The year is included only when there are several years. */
export function shortMoments(moments: readonly string[], locale: Locale): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, {
    ...dayParts(moments, locale),
    hour: 'numeric',
    minute: '2-digit',
  })
  return moments.map((moment) => format.format(Date.parse(moment)))
}

function dayParts(moments: readonly string[], locale: Locale): Intl.DateTimeFormatOptions {
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric' })
  const years = new Set(moments.map((moment) => year.format(Date.parse(moment))))
  return { day: 'numeric', month: 'short', ...(years.size > 1 ? { year: 'numeric' } : {}) }
}

/** Repeats the last rank at `lookedAt` (ISO 8601), when it was still the same; null: no longer observed. Oldest first. */
export function withLastLook<Seen extends { readonly takenAt: string }>(
  snapshots: readonly Seen[],
  lookedAt: string | null,
): readonly Seen[] {
  const last = snapshots.at(-1)
  return last === undefined || lookedAt === null || Date.parse(lookedAt) <= Date.parse(last.takenAt)
    ? snapshots
    : [...snapshots, { ...last, takenAt: lookedAt }]
}
