import type { RememberedMatch } from '../../accounts/rules/account-matches.ts'
import type { QueueFilter } from '../../game-data/rules/queue.ts'
import { comparePositions, type MatchPosition } from '../../shared/position.ts'
import { type Fetched, UpstreamUnavailable } from '../../shared/upstream.ts'
import { findEntry, type HistoryEntry } from './history-entry.ts'
import type { Matches, MatchLookup } from './matches.ts'

/** Maximum number of id batches per page. Many remakes in a row make the page short, but never endless. */
const BATCHES_PER_PAGE = 5

/** Extra matches to look at beyond the page size, so that one or two remakes need no second round. */
const SPARE_MATCHES = 3

/** Matches to look at for one page of a champion. Each match that is not stored costs a request. */
const EXAMINED_PER_PAGE = 50

export interface HistoryRequest {
  readonly queue: QueueFilter | null
  /** Riot's number of the champion that the account played; null for every champion. */
  readonly championId: number | null
  /** 1 to 100. */
  readonly first: number
  readonly after: string | null
}

export interface FilledPage {
  readonly entries: readonly HistoryEntry[]
  /** All visible matches that were read for the page, including those of other champions. */
  readonly seen: readonly HistoryEntry[]
  readonly hasNextPage: boolean
  /** The first match that was looked at, shown or not; null when there is none. */
  readonly top: MatchPosition | null
  /** The last match that was looked at, where the next page begins; the start of this page when there is none. */
  readonly end: MatchPosition | null
  /** Number of this page's matches that could not be fetched. */
  readonly missing: number
  readonly examined: number
  /** Time when the first ids were fetched, in milliseconds since 1970; null when no ids were fetched. */
  readonly fetchedAt: number | null
}

interface Filling {
  readonly puuid: string
  readonly request: HistoryRequest
  readonly after: MatchPosition | null
  /** Stored summaries of the account's matches. Known matches of other champions need not be fetched. */
  readonly known: readonly RememberedMatch[]
  readonly batches: AsyncIterable<Fetched<readonly string[]>>
  readonly matches: Matches
}

/** Number of ids per request to Riot. */
export function batchSizeOf({ first, championId }: HistoryRequest): number {
  return championId === null ? Math.min(first + SPARE_MATCHES, 100) : EXAMINED_PER_PAGE / 2
}

/**
 * Takes matches from the batches until the page is full and it is known whether another page follows. A match that could not be
 * fetched keeps its place on the page, since it may be visible; a match that Riot does not have takes none. Throws
 * `UpstreamUnavailable` when Riot returns no ids. When that happens after the first matches, the page ends there.
 */
export async function fillPage(filling: Filling): Promise<FilledPage> {
  const page = new GrowingPage(filling)
  let batchCount = 0
  let fetchedAt: number | null = null
  try {
    for await (const batch of filling.batches) {
      fetchedAt ??= batch.fetchedAt
      const ids = page.withoutKnown(batch.value)
      while (ids.length > 0) {
        const looks = await lookAt(filling, ids.splice(0, page.nextCount))
        const isFull = !looks.every((look) => page.add(look))
        page.remember(looks)
        // The remaining ids prove that another page follows. Looking at them would cost a request each.
        if (isFull || (ids.length > 0 && page.nextCount === 0)) return page.finish(fetchedAt, true)
      }
      batchCount++
      if (batchCount === BATCHES_PER_PAGE) return page.finish(fetchedAt, page.hasMoved)
    }
  } catch (error) {
    if (!(error instanceof UpstreamUnavailable) || !page.hasMoved) throw error
    return page.finish(fetchedAt, true)
  }
  return page.finish(fetchedAt, false)
}

interface Look {
  readonly matchId: string
  /** Null for a match that the history leaves out, and for a match of another champion that was skipped unread. */
  readonly entry: HistoryEntry | null
  /** Null for a match that Riot does not have, or that could not be fetched. */
  readonly position: MatchPosition | null
  /** True when the match could not be fetched. */
  readonly isMissing: boolean
}

class GrowingPage {
  readonly #request: HistoryRequest
  readonly #after: MatchPosition | null
  readonly #entries: HistoryEntry[] = []
  readonly #seen = new Map<string, HistoryEntry>()
  readonly #looked = new Set<string>()
  #top: MatchPosition | null = null
  #end: MatchPosition | null
  #missing = 0
  #examined = 0

  constructor({ request, after }: Filling) {
    this.#request = request
    this.#after = after
    this.#end = after
    if (after !== null) this.#looked.add(after.matchId)
  }

  /** Number of matches to look at next. No more than needed, because each match that is not stored costs a request. */
  get nextCount(): number {
    const { championId, first } = this.#request
    return championId === null
      ? first - this.#entries.length - this.#missing + SPARE_MATCHES
      : EXAMINED_PER_PAGE - this.#examined
  }

  /** True when the next page would begin at another position than this one. */
  get hasMoved(): boolean {
    return this.#end !== this.#after
  }

  /** Returns the ids that neither this page nor the previous one has looked at. */
  withoutKnown(ids: readonly string[]): string[] {
    return ids.filter((matchId) => !this.#looked.has(matchId))
  }

  /** Remembers every fetched match, including those without a place on the page. */
  remember(looks: readonly Look[]): void {
    for (const { matchId, entry } of looks) {
      this.#looked.add(matchId)
      if (entry !== null) this.#seen.set(matchId, entry)
    }
  }

  /** Adds a match to the page. Returns false when the page is full and the match belongs to the next one. */
  add({ entry, position, isMissing }: Look): boolean {
    const { championId, first } = this.#request
    const isFull = this.#entries.length + this.#missing === first
    if (isMissing && isFull) return false
    if (position !== null && this.#after !== null && comparePositions(position, this.#after) <= 0) return true

    const isWanted = entry !== null && (championId === null || entry.participant.championId === championId)
    // For one champion, only the remaining matches show whether a further page exists.
    if (isFull && (isWanted || championId !== null)) return false
    this.#examined++
    if (isMissing) this.#missing++
    if (isWanted) this.#entries.push(entry)
    // An aborted match has no start time, so no page can begin after it.
    if (position !== null && position.startedAt > 0) {
      this.#top ??= position
      this.#end = position
    }
    return true
  }

  finish(fetchedAt: number | null, more: boolean): FilledPage {
    return {
      entries: this.#entries,
      seen: [...this.#seen.values()],
      // Without an end position there is no next page: the client can only request the same page again.
      hasNextPage: more && this.#end !== null,
      top: this.#top,
      end: this.#end,
      missing: this.#missing,
      examined: this.#examined,
      fetchedAt,
    }
  }
}

/** Looks at matches in the order of their ids. Known matches of other champions are skipped unread. */
async function lookAt({ puuid, request, known, matches }: Filling, ids: readonly string[]): Promise<readonly Look[]> {
  const { championId } = request
  const isOther = (match: RememberedMatch) => championId !== null && match.championId !== championId
  // A remembered match has more fields than a position, and would be stored as one with them.
  const others = new Map(known.filter(isOther).map(({ matchId, startedAt }) => [matchId, { matchId, startedAt }]))
  const wanted = ids.filter((matchId) => !others.has(matchId))
  const lookups = await matches.listMatches(wanted, puuid)
  const looks = new Map(wanted.map((matchId, index) => [matchId, toLook(matchId, lookups[index], puuid)]))
  return ids.map((matchId) => {
    const position = others.get(matchId) ?? null
    return looks.get(matchId) ?? { matchId, entry: null, position, isMissing: false }
  })
}

function toLook(matchId: string, lookup: MatchLookup | undefined, puuid: string): Look {
  if (lookup?.kind !== 'found') {
    return { matchId, entry: null, position: null, isMissing: lookup?.kind === 'unavailable' }
  }
  const { startedAt } = lookup.record.match
  return { matchId, entry: findEntry(lookup.record, puuid), position: { startedAt, matchId }, isMissing: false }
}
