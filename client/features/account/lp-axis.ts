import { APEX_POINTS, DIVISION_POINTS, TIER_POINTS } from './ladder.ts'

interface Span {
  readonly from: number
  readonly to: number
}

/** How the points of a history stand beside its line. */
export interface LpAxis extends Span {
  /** Points from one mark to the next. */
  readonly step: number
  /** Where a mark stands, lowest first. */
  readonly marks: readonly number[]
  /** Every second tier in sight, to tell it from its neighbours; none where only one is in sight. */
  readonly bands: readonly Span[]
}

/** At most so many steps between the ends of the axis. */
const MOST_STEPS = 5

/** The axis that holds all of these points, at least one, and whole divisions around them. */
export function lpAxis(points: readonly number[]): LpAxis {
  const from = Math.floor(Math.min(...points) / DIVISION_POINTS) * DIVISION_POINTS
  const to = Math.max(from + DIVISION_POINTS, Math.ceil(Math.max(...points) / DIVISION_POINTS) * DIVISION_POINTS)

  let step = DIVISION_POINTS
  while ((to - from) / step > MOST_STEPS) step *= 2

  const first = Math.ceil(from / step) * step
  const marks = Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, position) => first + position * step)
  return { from, to, step, marks, bands: bandsBetween({ from, to }) }
}

function bandsBetween({ from, to }: Span): readonly Span[] {
  const tiers = Array.from({ length: APEX_POINTS / TIER_POINTS + 1 }, (_, position) => ({
    from: position * TIER_POINTS,
    to: position * TIER_POINTS === APEX_POINTS ? Infinity : (position + 1) * TIER_POINTS,
  }))
  const inSight = tiers
    .map((tier) => ({ from: Math.max(tier.from, from), to: Math.min(tier.to, to), odd: (tier.from / TIER_POINTS) % 2 }))
    .filter((tier) => tier.to > tier.from)
  if (inSight.length < 2) return []
  return inSight.filter(({ odd }) => odd === 1).map((tier) => ({ from: tier.from, to: tier.to }))
}
