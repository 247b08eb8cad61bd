import { comparePositions, type MatchPosition } from './match-cursor.ts'
import type { QueueFilter } from './queue.ts'

/** What is known of an account's history: enough to show it when Riot can't be asked, and to add its games up. */
export type AccountMatches = {
  /** Newest first, of every queue: the visible matches that were looked at. Between two of them others can be lacking. */
  readonly seen: readonly SeenMatch[]
  /** For each way of narrowing the history: the stretch of it in which no match is lacking. */
  readonly stretches: Readonly<Partial<Record<HistoryFilter, Stretch>>>
}

/** A stored match of an account: enough to find it, to put it in its place and to count what the account did in it. */
export type SeenMatch = MatchPosition & {
  readonly queueId: number
  readonly durationSeconds: number
  readonly championId: number
  readonly win: boolean
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly creepScore: number
}

/** The queues of which somebody asked for the newest matches. */
export type HistoryFilter = 'ALL' | QueueFilter

/** A part of a history, from its newest match on, that was looked at without a gap. */
export type Stretch = {
  /** When the newest ids were last fetched, in milliseconds since 1970. */
  readonly fetchedAt: number
  /** The newest match that was looked at, shown or not; null when there is none. */
  readonly top: MatchPosition | null
  /** The oldest one. */
  readonly end: MatchPosition | null
  /** True when the history ends there. */
  readonly isWhole: boolean
}

/** What a page has shown of a history: everything between where it began and where it ended. */
export type SeenPage = Stretch & {
  /** The match behind which it began; null for the first page. */
  readonly after: MatchPosition | null
}

/** The stretch that is known when a page was looked at; null while nothing is known from the newest match on. */
export function extendStretch(known: Stretch | null, page: SeenPage): Stretch | null {
  const { after, ...seen } = page
  if (after === null) return joinStretches(seen, known)
  const isAdjoining = known !== null && known.end !== null && comparePositions(after, known.end) <= 0
  return isAdjoining ? reachDown(known, page) : known
}

/** What is known without a gap from the top of the newer stretch on, when there is another one. */
function joinStretches(newer: Stretch, other: Stretch | null): Stretch {
  const doMeet =
    other !== null && other.top !== null && newer.end !== null && comparePositions(newer.end, other.top) >= 0
  return doMeet ? reachDown(newer, other) : newer
}

function reachDown(newer: Stretch, other: Pick<Stretch, 'end' | 'isWhole'>): Stretch {
  return { ...newer, end: older(newer.end, other.end), isWhole: newer.isWhole || other.isWhole }
}

/** The newest part of a history, as far as it is known without a gap. */
export interface KnownPart {
  readonly stretch: Stretch
  /** The matches of the stretch, newest first. They are of every queue, and only those that were asked for lack none. */
  readonly matches: readonly SeenMatch[]
}

/** What is known without a gap from the newest match on, of the queues that were asked for; null when nothing is. */
export function findKnownPart({ seen, stretches }: AccountMatches, filter: HistoryFilter): KnownPart | null {
  const { [filter]: own = null, ALL: ofEveryQueue = null } = stretches
  const stretch = own === null ? ofEveryQueue : joinStretches(own, ofEveryQueue)
  return stretch === null ? null : { stretch, matches: seen.filter((match) => isWithin(stretch, match)) }
}

/** Whether a match lies in a stretch: what is newer than its top or older than its end stands behind a gap. */
function isWithin({ top, end }: Stretch, position: MatchPosition): boolean {
  if (top === null || end === null) return false
  return comparePositions(position, top) >= 0 && comparePositions(position, end) <= 0
}

/** The same with no more than its newest matches. */
export function keepNewest(matches: AccountMatches, count: number): AccountMatches {
  if (matches.seen.length <= count) return matches
  const seen = matches.seen.slice(0, count)
  const oldest = seen.at(-1) ?? null
  const stretches = Object.entries(matches.stretches).map(([filter, stretch]) => [
    filter,
    oldest !== null && stretch.end !== null && comparePositions(stretch.end, oldest) > 0
      ? { ...stretch, end: oldest, isWhole: false }
      : stretch,
  ])
  return { seen, stretches: Object.fromEntries(stretches) }
}

function older(a: MatchPosition | null, b: MatchPosition | null): MatchPosition | null {
  if (a === null || b === null) return a ?? b
  return comparePositions(a, b) > 0 ? a : b
}
