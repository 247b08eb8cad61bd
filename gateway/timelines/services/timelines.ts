import { LRUCache } from 'lru-cache'
import type { Priority, RiotApi } from '../../riot/riot-api.ts'
import { parseMatchId } from '../../shared/match-id.ts'
import { type OnUnsaved, requireSaved, saveOr } from '../../shared/unsaved.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { matchTimelinesCollection } from '../collections/match-timelines.ts'
import type { RecordedTimeline } from '../rules/timeline.ts'

/** Number of cached timelines, about 100 kB of memory each. The tabs and visitors of a match read it several times. */
const CACHED_TIMELINES = 100

export type TimelineLookup =
  | { readonly kind: 'found'; readonly recorded: RecordedTimeline }
  | TimelineNotFound
  | { readonly kind: 'unavailable'; readonly retryAt: number }

/** Riot has no timeline of the match: it keeps them for about a year. */
export interface TimelineNotFound {
  readonly kind: 'not-found'
  readonly matchId: string
}

export interface Timelines {
  /**
   * Returns the timeline of a stored match. A missing one is fetched from Riot and stored; the default priority is that of a
   * visitor. Throws what the store throws.
   */
  findTimeline(matchId: string, priority?: Priority): Promise<TimelineLookup>
  /** Returns those of these matches whose timelines are not stored, in one round trip. Throws what the store throws. */
  listMissing(matchIds: readonly string[]): Promise<readonly string[]>
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  /** Called when an answer for a visitor can't be stored; it is given all the same. Default: the error is thrown. */
  readonly onUnsaved?: OnUnsaved
}

export function createTimelines({ riot, store, onUnsaved = requireSaved }: Dependencies): Timelines {
  const timelines = openCollection(store, matchTimelinesCollection)
  const remembered = new LRUCache<string, RecordedTimeline>({ max: CACHED_TIMELINES })

  async function askRiot(matchId: string, priority: Priority): Promise<TimelineLookup> {
    try {
      const { platform } = parseMatchId(matchId)
      const { value, fetchedAt } = await riot.matchTimeline(platform, matchId, { priority })
      if (value === null) return { kind: 'not-found', matchId }
      const recorded = { timeline: value, fetchedAt }
      // Two that store it at once write the same.
      const write = () => store.transaction(async (transaction) => timelines.in(transaction).set(matchId, recorded))
      await saveOr(write, () => {}, priority === 'visitor' ? onUnsaved : requireSaved)
      return { kind: 'found', recorded }
    } catch (error) {
      if (error instanceof UpstreamUnavailable) return { kind: 'unavailable', retryAt: error.retryAt }
      throw error
    }
  }

  return {
    async findTimeline(matchId, priority = 'visitor') {
      const known = remembered.get(matchId) ?? (await timelines.find(matchId))
      const lookup: TimelineLookup =
        known === null ? await askRiot(matchId, priority) : { kind: 'found', recorded: known }
      // In the background each timeline is read once: it would only displace those that visitors look at.
      if (lookup.kind === 'found' && priority === 'visitor') remembered.set(matchId, lookup.recorded)
      return lookup
    },
    async listMissing(matchIds) {
      const stored = await store.getMany(matchTimelinesCollection.name, matchIds)
      return matchIds.filter((_id, index) => (stored[index] ?? null) === null)
    },
  }
}
