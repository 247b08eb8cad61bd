import { openCollection } from '../collections/collection.ts'
import { matchesCollection } from '../collections/matches.ts'
import type { Match, RecordedMatch } from '../domain/match.ts'
import type { DocumentStore, Transaction } from '../ports/document-store.ts'
import { inTurns } from './in-turns.ts'

/** How many matches go into one transaction: each is some 15 kB, and whoever counts it writes more documents with it. */
const MATCHES_A_TRANSACTION = 10

/** What stands in the place of a PUUID where a bot plays. */
const BOT = 'BOT'

/** What became of a match that was to be recorded. */
export interface Recording {
  /** What is stored of it now. */
  readonly stored: RecordedMatch
  /** Whether nothing was stored of it before. */
  readonly isNew: boolean
}

/** The one way of matches into the store. */
export interface MatchRecorder {
  /**
   * Keeps finished matches for ever, and answers what is stored then, by match id. What is stored already is left alone,
   * so repeating it changes nothing, and of several at once one records a match; only where the PUUIDs that are stored
   * are those of another key, the newer ones take their place. Throws what the store throws: a part may be recorded then.
   */
  recordMatches(records: readonly RecordedMatch[]): Promise<ReadonlyMap<string, Recording>>
}

export function createMatchRecorder(store: DocumentStore): MatchRecorder {
  const matches = openCollection(store, matchesCollection)

  /** All that belongs to matches is written here, together with them or not at all. */
  async function record(transaction: Transaction, records: readonly RecordedMatch[]): Promise<readonly Recording[]> {
    const writer = matches.in(transaction)
    const present = await writer.findMany(records.map(({ match }) => match.matchId))
    const recordings = records.map((each, index) => decide(each, present[index] ?? null))
    // Reads of what is counted of matches belong above this line, and its writes below it, for those that are new.
    for (const [index, { stored }] of recordings.entries()) {
      if (stored !== present[index]) writer.set(stored.match.matchId, stored)
    }
    return recordings
  }

  return {
    async recordMatches(records) {
      const each = [...new Map(records.map((one) => [one.match.matchId, one])).values()]
      const recordings: Recording[] = []
      for await (const part of inTurns(each, MATCHES_A_TRANSACTION)) {
        recordings.push(...(await store.transaction((transaction) => record(transaction, part))))
      }
      return new Map(recordings.map((recording) => [recording.stored.match.matchId, recording]))
    },
  }
}

function decide(record: RecordedMatch, present: RecordedMatch | null): Recording {
  if (present === null) return { stored: record, isNew: true }
  return { stored: isOfAnotherKey(present.match, record.match) ? record : present, isNew: false }
}

/** The same people have other PUUIDs under another key, all of them. */
function isOfAnotherKey(present: Match, match: Match): boolean {
  const known = present.puuids.filter(isPerson)
  const told = match.puuids.filter(isPerson)
  return known.length > 0 && told.length > 0 && !told.some((puuid) => known.includes(puuid))
}

function isPerson(puuid: string): boolean {
  return puuid !== BOT
}
