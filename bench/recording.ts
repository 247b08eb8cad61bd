import { allIndexes } from '../gateway/composition/collections.ts'
import { systemClock as clock } from '../gateway/composition/system-clock.ts'
import { createBundledStaticData } from '../gateway/game-data/data-dragon/bundled-static-data.ts'
import { compressPayload } from '../gateway/matches/collections/match-payload.ts'
import type { FetchedMatch } from '../gateway/matches/rules/match.ts'
import { normaliseMatch } from '../gateway/matches/rules/normalise-match.ts'
import { createMatchRecorder } from '../gateway/matches/services/record-match.ts'
import { createBuildRecorder } from '../gateway/statistics/workers/build-recorder.ts'
import { createMatchCounter } from '../gateway/statistics/workers/match-counter.ts'
import { createMatchPruner } from '../gateway/statistics/workers/match-pruner.ts'
import { openCollection } from '../gateway/store/collection.ts'
import type { DocumentStore } from '../gateway/store/document-store.ts'
import { openSqliteStore } from '../gateway/store/sqlite-store.ts'
import { matchTimelinesCollection } from '../gateway/timelines/collections/match-timelines.ts'
import type { Timeline } from '../gateway/timelines/rules/timeline.ts'

/** Opens a store in a file, with the recorder and the counter of matches. `watched` wraps the store before it is used. */
export function openRecording(path: string, watched: (store: DocumentStore) => DocumentStore = (store) => store) {
  const store = watched(openSqliteStore({ path, indexes: allIndexes, clock }))
  const recorder = createMatchRecorder(store)
  const counter = createMatchCounter({
    store,
    clock,
    report(error) {
      throw error
    },
  })

  const pruner = createMatchPruner({
    store,
    clock,
    keepDays: 0,
    report(error) {
      throw error
    },
  })

  const staticData = createBundledStaticData()
  const builds = createBuildRecorder({
    store,
    findItem: (itemId) => staticData.item(itemId),
    report(error) {
      throw error
    },
  })
  const timelines = openCollection(store, matchTimelinesCollection)

  return {
    store,
    /** Stores the timelines of counted matches, and records the builds in them. */
    async takeTimelines(taken: readonly Timeline[]): Promise<void> {
      for (const timeline of taken) {
        await store.transaction(async (transaction) => {
          timelines.in(transaction).set(timeline.matchId, { timeline, fetchedAt: 0 })
        })
      }
      await builds.record(taken.map(({ matchId }) => matchId))
    },
    /** Deletes all matches. Resolves to their number. */
    async pruneAll(): Promise<number> {
      let pruned = 0
      for (let more = await pruner.pruneExpired(); more > 0; more = await pruner.pruneExpired()) pruned += more
      return pruned
    },
    /** Records matches in Riot's format and counts those that count. Resolves to the number of counted matches. */
    async take(texts: readonly string[]): Promise<number> {
      await recorder.recordMatches(texts.map(toFetched))
      let counted = 0
      for (let more = await counter.countPending(); more > 0; more = await counter.countPending()) counted += more
      return counted
    },
  }
}

function toFetched(text: string): FetchedMatch {
  const body: unknown = JSON.parse(text)
  return { match: normaliseMatch(body), payload: compressPayload(body), fetchedAt: 0 }
}
