import { comparePositions, type MatchPosition } from '../../shared/position.ts'
import type { AccountMatchesDocument } from '../collections/account-matches.ts'

/** Known part of an account's match history, shown while Riot can't be asked. */
export type AccountMatches = AccountMatchesDocument

export type HistoryFilter = keyof AccountMatches['stretches']

export type RememberedMatch = AccountMatches['seen'][number]

export type GaplessRange = NonNullable<AccountMatches['stretches']['ALL']>

export type SeenPage = GaplessRange & {
  /** The match that the page starts after; null for the first page. */
  readonly after: MatchPosition | null
}

/** Returns the known range once a page was looked at; null while the newest match is not part of it. */
export function extendRange(known: GaplessRange | null, page: SeenPage): GaplessRange | null {
  const { after, ...seen } = page
  if (after === null) return joinRanges(seen, known)
  const isAdjoining = known !== null && known.end !== null && comparePositions(after, known.end) <= 0
  return isAdjoining ? reachDown(known, page) : known
}

function joinRanges(newer: GaplessRange, other: GaplessRange | null): GaplessRange {
  const isAdjoining =
    other !== null && other.top !== null && newer.end !== null && comparePositions(newer.end, other.top) >= 0
  return isAdjoining ? reachDown(newer, other) : newer
}

function reachDown(newer: GaplessRange, other: Pick<GaplessRange, 'end' | 'isWhole'>): GaplessRange {
  return { ...newer, end: older(newer.end, other.end), isWhole: newer.isWhole || other.isWhole }
}

/** The newest part of a history, up to the first gap. */
export interface KnownPart {
  readonly range: GaplessRange
  /** The matches of the range in every queue, newest first. Only the requested queues are complete. */
  readonly matches: readonly RememberedMatch[]
}

/** Returns the gapless range of the requested queues that starts at the newest match; null when nothing is known. */
export function findKnownPart({ seen, stretches }: AccountMatches, filter: HistoryFilter): KnownPart | null {
  const { [filter]: own = null, ALL: ofEveryQueue = null } = stretches
  const range = own === null ? ofEveryQueue : joinRanges(own, ofEveryQueue)
  return range === null ? null : { range, matches: seen.filter((match) => isWithin(range, match)) }
}

/** A match newer than the top or older than the end is behind a gap. */
function isWithin({ top, end }: GaplessRange, position: MatchPosition): boolean {
  if (top === null || end === null) return false
  return comparePositions(position, top) >= 0 && comparePositions(position, end) <= 0
}

/** Number of remembered matches per account, for its records and for times when Riot is unavailable. */
export const REMEMBERED_MATCHES = 500

/** Returns the history with only its newest matches, at most {@link REMEMBERED_MATCHES}. */
export function keepNewest(matches: AccountMatches): AccountMatches {
  if (matches.seen.length <= REMEMBERED_MATCHES) return matches
  const seen = matches.seen.slice(0, REMEMBERED_MATCHES)
  const oldest = seen.at(-1) ?? null
  const stretches = Object.entries(matches.stretches).map(([filter, range]) => [
    filter,
    oldest !== null && range.end !== null && comparePositions(range.end, oldest) > 0
      ? { ...range, end: oldest, isWhole: false }
      : range,
  ])
  return { seen, stretches: Object.fromEntries(stretches) }
}

function older(a: MatchPosition | null, b: MatchPosition | null): MatchPosition | null {
  if (a === null || b === null) return a ?? b
  return comparePositions(a, b) > 0 ? a : b
}
