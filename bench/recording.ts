import { allIndexes } from '../gateway/collections/indexes.ts'
import { normaliseMatch } from '../gateway/domain/normalise-match.ts'
import { createMatchCounter } from '../gateway/ingest/match-counter.ts'
import { createMatchRecorder } from '../gateway/services/record-match.ts'
import { systemClock as clock } from '../gateway/sources/system-clock.ts'
import { openSqliteStore } from '../gateway/store/sqlite-store.ts'

/** A store in a file, into which matches go as Riot sends them. */
export function openRecording(path: string) {
  const store = openSqliteStore({ path, indexes: allIndexes, clock })
  const recorder = createMatchRecorder(store)
  const counter = createMatchCounter({
    store,
    clock,
    report(error) {
      throw error
    },
  })

  return {
    store,
    /** Records matches, counts those that count, and answers how many these were. */
    async take(texts: readonly string[]): Promise<number> {
      await recorder.recordMatches(texts.map((text) => ({ match: normaliseMatch(JSON.parse(text)), fetchedAt: 0 })))
      let counted = 0
      for (let more = await counter.countPending(); more > 0; more = await counter.countPending()) counted += more
      return counted
    },
  }
}
