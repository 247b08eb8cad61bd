import { comparePatches } from '../../game-data/rules/patch.ts'
import { matchesCollection } from '../../matches/collections/matches.ts'
import { createMatchRecorder } from '../../matches/services/record-match.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { buildBacklogCollection, recountBatchId } from '../collections/build-backlog.ts'
import { championStatsCollection } from '../collections/champion-stats.ts'
import { championTablesCollection } from '../collections/champion-tables.ts'
import { participationsCollection } from '../collections/participations.ts'
import { addToStats } from '../rules/champion-stats-change.ts'
import { addToTable } from '../rules/champion-table-change.ts'
import { COUNTED_FORM } from '../rules/statistics-state.ts'
import { correctAccountRecords } from './correct-account-records.ts'
import { correctDocuments } from './correct-documents.ts'
import { type RecountMark, RecountStopped, refuseSecondRecount, takeRecountMark } from './recount-mark.ts'
import type { RecountProgress } from './recount-progress.ts'
import { type StoredSums, sumUpStored } from './stored-sums.ts'

/** Collections of older releases, which counted every account of every match. */
const OBSOLETE = ['account_champions', 'champion_players']

const MATCHES_A_BATCH = 150

const BATCHES_AT_ONCE = 20

const MATCHES_AT_ONCE = 100

export interface RecountReport {
  readonly matches: number
  /** Number of matches in the statistics; pending changes are counted afterwards. */
  readonly counted: number
  /** Number of matches that got other stamps; their change is then pending. */
  readonly restamped: number
  readonly checked: number
  readonly corrected: number
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly holder: string
  readonly signal: AbortSignal
  /** Called with sentences about the progress, and about unreadable data. */
  readonly tell: (sentence: string) => void
}

/**
 * Counts all stored matches, and corrects every document of the statistics that differs. Other counters wait meanwhile; all other
 * work continues, and new matches are counted afterwards. At the end, the builds of all counted matches are due again, and matches
 * with outdated stamps are restamped. After a stop, the next recount does the rest. Throws `RecountUnderWay` or
 * `UnsupportedCountedForm`, with nothing done, or `RecountLost`. Throws `RecountStopped` with the progress in its message when it
 * was requested to stop; other counters then resume at once.
 */
export async function recount({ store, clock, holder, signal, tell }: Dependencies): Promise<RecountReport> {
  await refuseSecondRecount(store, clock)
  // Before the mark is taken, because a large store can take longer than a mark lives.
  const progress: RecountProgress = { stored: await countStored(store, tell), matches: 0, checked: 0, corrected: 0 }
  const mark = await takeRecountMark({ store, clock, holder, progress, signal })
  let stored: StoredSums
  try {
    stored = await sumUpStored({ store, mark, progress, tell })
    tell(`${progress.matches} matches read; now checking the documents.`)
    await correctAll({ store, mark, progress }, stored)
    await fillBacklog(store, mark, stored.counted)
  } catch (error) {
    if (!(error instanceof RecountStopped)) throw error
    await mark.giveBack(progress.corrected > 0)
    throw new RecountStopped(describeProgress(progress))
  }

  const { sums, misstamped } = stored
  const { matches, checked, corrected } = progress
  await mark.end(({ countedAt }) => ({
    patches: [...sums.patches.keys()].toSorted(comparePatches),
    matches: sums.matches,
    countedAt: corrected === 0 ? countedAt : clock.now(),
    form: COUNTED_FORM,
  }))
  const recorder = createMatchRecorder(store)
  let [passed, restamped] = [0, 0]
  for await (const part of inBatches(misstamped, MATCHES_AT_ONCE)) {
    if (signal.aborted) {
      const processed = `${passed} of ${misstamped.length} matches with outdated stamps were processed`
      throw new RecountStopped(`The statistics are recounted; ${processed}. Run the recount again for the others.`)
    }
    restamped += (await recorder.restampMatches(part)).restamped
    passed += part.length
  }
  return { matches, counted: sums.matches, restamped, checked, corrected }
}

/** Null when the store can't count them. */
async function countStored(store: DocumentStore, tell: (sentence: string) => void): Promise<number | null> {
  try {
    return await store.count(matchesCollection.name)
  } catch (error) {
    // A Firestore gives up after a minute. The recount itself does not need the number.
    tell(`The stored matches can't be counted first (${String(error)}), so it is unknown how many are left.`)
    return null
  }
}

/** Describes the state of the statistics after an early stop. */
function describeProgress({ matches, checked, corrected }: RecountProgress): string {
  const read = `${matches} matches were read`
  if (corrected === 0) return `${read}; the statistics are unchanged.`
  const rest = 'Run the recount again: until then the others stay unchanged.'
  return `${read} and ${checked} documents were checked, of which ${corrected} were corrected. ${rest}`
}

interface Within {
  readonly store: DocumentStore
  readonly mark: RecountMark
  readonly progress: RecountProgress
}

async function correctAll(within: Within, { sums }: StoredSums): Promise<void> {
  await correctDocuments(within, championTablesCollection.name, sums.tables, (change) => addToTable(null, change))
  await correctDocuments(within, championStatsCollection.name, sums.stats, (change) => addToStats(null, change))
  await correctDocuments(within, participationsCollection.name, sums.participations, (participation) => participation)
  await correctAccountRecords(within)
  for (const collection of OBSOLETE) await correctDocuments(within, collection, new Map(), () => null)
}

/** Makes the builds of these matches due, in this order. */
async function fillBacklog(store: DocumentStore, mark: RecountMark, matchIds: readonly string[]): Promise<void> {
  const backlog = openCollection(store, buildBacklogCollection)
  let index = 0
  for await (const part of inBatches(matchIds, MATCHES_A_BATCH * BATCHES_AT_ONCE)) {
    await mark.write((transaction) => {
      for (let at = 0; at < part.length; at += MATCHES_A_BATCH) {
        backlog.in(transaction).set(recountBatchId(index), { matchIds: part.slice(at, at + MATCHES_A_BATCH) })
        index += 1
      }
    })
  }
}
