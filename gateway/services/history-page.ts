import type { SeenMatch } from '../domain/account-matches.ts'
import { comparePositions, type MatchPosition, toCursor } from '../domain/match-cursor.ts'
import type { QueueFilter } from '../domain/queue.ts'
import type { Fetched } from '../ports/upstream.ts'
import { findEntry, type HistoryEntry } from './history-entry.ts'
import type { Matches, MatchLookup } from './matches.ts'

/** How many batches of ids one page may go through: with more remakes in a row the page is short, but never endless. */
const BATCHES_PER_PAGE = 5

/** How many matches are looked at for one page of a champion: each that is not stored costs a request. */
const EXAMINED_PER_PAGE = 50

export interface HistoryRequest {
  readonly queue: QueueFilter | null
  /** Riot's number of the champion that the account played; null for every champion. */
  readonly championId: number | null
  /** 1 to 100. */
  readonly first: number
  /** The cursor of an earlier page. */
  readonly after: string | null
}

/** A page while it fills. */
export interface FilledPage {
  readonly entries: readonly HistoryEntry[]
  /** Every visible match that was fetched on the way, those of other champions among them. */
  readonly seen: readonly HistoryEntry[]
  readonly hasNextPage: boolean
  /** Where the next page begins, which can be a match that is not shown; null when there is no such place. */
  readonly endCursor: string | null
  /** How many matches of this page failed to come. */
  readonly missing: number
  /** How many matches were looked at. */
  readonly examined: number
  /** When the first ids were fetched, in milliseconds since 1970; null when there was no batch. */
  readonly fetchedAt: number | null
}

interface Filling {
  readonly puuid: string
  readonly request: HistoryRequest
  /** Where the page before ended. */
  readonly after: MatchPosition | null
  /** What is remembered of the account's matches: those of another champion need not be fetched. */
  readonly known: readonly SeenMatch[]
  readonly batches: AsyncIterable<Fetched<readonly string[]>>
  readonly matches: Matches
}

/** How many ids to ask Riot for at a time. */
export function batchSizeOf({ first, championId }: HistoryRequest): number {
  // A few more than the page holds, so that one or two remakes cost no second round.
  return championId === null ? Math.min(first + 3, 100) : EXAMINED_PER_PAGE / 2
}

/**
 * Takes matches from the batches until the page is full and it is known whether another follows. A match that fails to
 * come takes its place on the page, since it may be a visible one; one that Riot does not have takes none.
 */
export async function fillPage(filling: Filling): Promise<FilledPage> {
  const { request, after, batches } = filling
  const seen = new Map<string, HistoryEntry>()
  const entries: HistoryEntry[] = []
  let endCursor = request.after
  let missing = 0
  let examined = 0
  let fetchedAt: number | null = null
  let batchCount = 0
  const page = (more: boolean): FilledPage => {
    // Behind nothing there is no place to go on from: asking for the same page again is all that helps.
    const hasNextPage = more && endCursor !== null
    return { entries, seen: [...seen.values()], hasNextPage, endCursor, missing, examined, fetchedAt }
  }

  for await (const batch of batches) {
    fetchedAt ??= batch.fetchedAt
    const looked = await lookAt(
      filling,
      batch.value.filter((matchId) => !seen.has(matchId)),
    )
    for (const { entry } of looked) if (entry !== null) seen.set(entry.record.match.matchId, entry)

    for (const { isMissing, entry, position } of looked) {
      const isFull = entries.length + missing === request.first
      if (isMissing) {
        if (isFull) return page(true)
        missing++
      }
      if (position === null || (after !== null && comparePositions(position, after) <= 0)) continue
      const isWanted = entry !== null && isOf(request.championId, entry)
      if (isFull && isWanted) return page(true)
      if (request.championId !== null && examined === EXAMINED_PER_PAGE) return page(true)
      // An aborted match has no beginning, so no page can start behind it.
      if (position.startedAt > 0) endCursor = toCursor(position)
      examined++
      if (isWanted) entries.push(entry)
    }
    batchCount++
    if (batchCount === BATCHES_PER_PAGE) return page(endCursor !== request.after)
  }
  return page(false)
}

function isOf(championId: number | null, { participant }: HistoryEntry): boolean {
  return championId === null || participant.championId === championId
}

/** What there is to know of one match. */
interface Look {
  /** Null for a match that the history leaves out, and for one of another champion that was not fetched for it. */
  readonly entry: HistoryEntry | null
  /** Null for a match that Riot does not have, or that failed to come. */
  readonly position: MatchPosition | null
  /** True when it failed to come. */
  readonly isMissing: boolean
}

/** Looks at matches in the order of their ids: what is remembered as another champion's is passed over unread. */
async function lookAt({ puuid, request, known, matches }: Filling, ids: readonly string[]): Promise<readonly Look[]> {
  const { championId } = request
  const isOther = (match: SeenMatch) => championId !== null && match.championId !== championId
  const others = new Map(known.filter(isOther).map((match) => [match.matchId, match]))
  const wanted = ids.filter((matchId) => !others.has(matchId))
  const lookups = await matches.listMatches(wanted, puuid)
  const looks = new Map(wanted.map((matchId, index) => [matchId, toLook(lookups[index], puuid)]))
  return ids.map((matchId) => {
    const position = others.get(matchId) ?? null
    return looks.get(matchId) ?? { entry: null, position, isMissing: false }
  })
}

function toLook(lookup: MatchLookup | undefined, puuid: string): Look {
  if (lookup?.kind !== 'found') return { entry: null, position: null, isMissing: lookup?.kind === 'unavailable' }
  return { entry: findEntry(lookup.record, puuid), position: lookup.record.match, isMissing: false }
}
