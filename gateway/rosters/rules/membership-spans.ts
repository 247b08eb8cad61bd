import { type DatePrecision, endOf } from './roster-date.ts'

/** A time in milliseconds since 1970. */
interface Span {
  /** Minus infinity when unknown, and nothing before it limits it. */
  readonly from: number
  /** First moment that no longer counts; infinity while the membership lasts. */
  readonly to: number
}

/** Known time of a person in a team, in milliseconds since 1970. */
export interface Time {
  /** Null when unknown. */
  readonly from: number | null
  readonly fromWithin: DatePrecision | null
  /** Null while the time lasts, and when its end is unknown. */
  readonly to: number | null
  readonly toWithin: DatePrecision | null
  readonly endUnknown: boolean
}

/**
 * Places memberships in time, so that a moment has one team at most. A start counts from the first moment of its month or
 * year, an end until the last one, and both yield to what is known about the membership before and after. An unknown start
 * is the end of the membership before. An end without a date is the start of the next membership; without a next one, the
 * membership has no known time, and counts at no moment.
 */
export function spansOf<T extends Time>(memberships: readonly T[]): readonly (T & { readonly span: Span })[] {
  let free = -Infinity
  return memberships.map((membership, index) => {
    const from = Math.max(membership.from ?? -Infinity, free)
    const next = memberships[index + 1]
    free = Math.max(from, next === undefined ? lastEndOf(membership, from) : endBefore(membership, next))
    return { ...membership, span: { from, to: free } }
  })
}

export function isDuring({ from, to }: Span, at: number): boolean {
  return from <= at && at < to
}

function lastEndOf({ to, toWithin, endUnknown }: Time, from: number): number {
  if (endUnknown) return from
  return to === null ? Infinity : endOf({ at: to, within: toWithin })
}

/** Returns the end of a membership that another one follows: within its month or year, as close to the next as is possible. */
function endBefore({ to, toWithin }: Time, next: Time): number {
  const nextFrom = next.from ?? -Infinity
  if (to === null) return nextFrom
  return Math.min(endOf({ at: to, within: toWithin }), Math.max(to, nextFrom))
}
