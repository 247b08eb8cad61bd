import type { SeenMatch } from '../domain/account-matches.ts'
import { comparePositions, type MatchPosition } from '../domain/match-cursor.ts'
import type { QueueFilter } from '../domain/queue.ts'
import { type Fetched, UpstreamUnavailable } from '../ports/upstream.ts'
import { findEntry, type HistoryEntry } from './history-entry.ts'
import type { Matches, MatchLookup } from './matches.ts'

/** How many batches of ids one page may go through: with more remakes in a row the page is short, but never endless. */
const BATCHES_PER_PAGE = 5

/** How many more matches than the page holds are looked at, so that one or two remakes cost no second round. */
const SPARE_MATCHES = 3

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

/** A page as far as Riot and the store could fill it. */
export interface FilledPage {
  readonly entries: readonly HistoryEntry[]
  /** Every visible match that was fetched on the way, those of other champions among them. */
  readonly seen: readonly HistoryEntry[]
  readonly hasNextPage: boolean
  /** The first match that was looked at, shown or not; null when there is none. */
  readonly top: MatchPosition | null
  /** The last one, behind which the next page begins; where this page began when there is none. */
  readonly end: MatchPosition | null
  /** How many matches of this page failed to come. */
  readonly missing: number
  /** How many matches were looked at. */
  readonly examined: number
  /** When the first ids were fetched, in milliseconds since 1970; null when there were none to fetch. */
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
  return championId === null ? Math.min(first + SPARE_MATCHES, 100) : EXAMINED_PER_PAGE / 2
}

/**
 * Takes matches from the batches until the page is full and it is known whether another follows. A match that fails to
 * come takes its place on the page, since it may be a visible one; one that Riot does not have takes none. Throws
 * `UpstreamUnavailable` when Riot gives no ids; when that happens half-way, the page ends there.
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
        const looks = await lookAt(filling, ids.splice(0, page.appetite))
        const isFull = !looks.every((look) => page.add(look))
        page.remember(looks)
        // Of what is left it is enough to know that it is there: looking at it would cost a request each.
        if (isFull || (ids.length > 0 && page.appetite === 0)) return page.finish(fetchedAt, true)
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

/** What there is to know of one match. */
interface Look {
  readonly matchId: string
  /** Null for a match that the history leaves out, and for one of another champion that was not fetched for it. */
  readonly entry: HistoryEntry | null
  /** Null for a match that Riot does not have, or that failed to come. */
  readonly position: MatchPosition | null
  /** True when it failed to come. */
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

  /** How many matches to look at next: no more than will be needed, since each that is not stored costs a request. */
  get appetite(): number {
    const { championId, first } = this.#request
    return championId === null
      ? first - this.#entries.length - this.#missing + SPARE_MATCHES
      : EXAMINED_PER_PAGE - this.#examined
  }

  /** True when the next page would begin elsewhere than this one did. */
  get hasMoved(): boolean {
    return this.#end !== this.#after
  }

  /** The ids that were not looked at yet, neither here nor by the page before. */
  withoutKnown(ids: readonly string[]): string[] {
    return ids.filter((matchId) => !this.#looked.has(matchId))
  }

  /** Everything that was fetched is worth remembering, also what has no place on the page any more. */
  remember(looks: readonly Look[]): void {
    for (const { matchId, entry } of looks) {
      this.#looked.add(matchId)
      if (entry !== null) this.#seen.set(matchId, entry)
    }
  }

  /** Puts a match where it belongs. False when the page is full and this match is for the next one. */
  add({ entry, position, isMissing }: Look): boolean {
    const { championId, first } = this.#request
    const isFull = this.#entries.length + this.#missing === first
    if (isMissing && isFull) return false
    if (position !== null && this.#after !== null && comparePositions(position, this.#after) <= 0) return true

    const isWanted = entry !== null && (championId === null || entry.participant.championId === championId)
    // Of one champion nobody can tell whether another match follows without looking at all that are left.
    if (isFull && (isWanted || championId !== null)) return false
    this.#examined++
    if (isMissing) this.#missing++
    if (isWanted) this.#entries.push(entry)
    // An aborted match has no beginning, so no page can start behind it.
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
      // Behind nothing there is no place to go on from: asking for the same page again is all that helps.
      hasNextPage: more && this.#end !== null,
      top: this.#top,
      end: this.#end,
      missing: this.#missing,
      examined: this.#examined,
      fetchedAt,
    }
  }
}

/** Looks at matches in the order of their ids: what is remembered as another champion's is passed over unread. */
async function lookAt({ puuid, request, known, matches }: Filling, ids: readonly string[]): Promise<readonly Look[]> {
  const { championId } = request
  const isOther = (match: SeenMatch) => championId !== null && match.championId !== championId
  const others = new Map(known.filter(isOther).map((match) => [match.matchId, match]))
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
  return { matchId, entry: findEntry(lookup.record, puuid), position: lookup.record.match, isMissing: false }
}
