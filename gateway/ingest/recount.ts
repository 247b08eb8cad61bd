import { accountChampionsCollection } from '../collections/account-champions.ts'
import { championPlayersCollection } from '../collections/champion-players.ts'
import { championStatsCollection } from '../collections/champion-stats.ts'
import { championTablesCollection } from '../collections/champion-tables.ts'
import { participationsCollection } from '../collections/participations.ts'
import { type AccountChange, addToAccount } from '../domain/account-champions-change.ts'
import type { ChampionPlayers } from '../domain/champion-players.ts'
import { addToStats } from '../domain/champion-stats-change.ts'
import { addToTable } from '../domain/champion-table-change.ts'
import { comparePatches } from '../domain/patch.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import { inTurns } from '../services/in-turns.ts'
import { createMatchRecorder } from '../services/record-match.ts'
import { addToPlayers, listPlayers } from './add-changes.ts'
import { mendDocuments } from './mend-documents.ts'
import { type RecountMark, RecountStopped, takeRecountMark } from './recount-mark.ts'
import type { RecountProgress } from './recount-progress.ts'
import { type StoredSums, sumUpStored } from './stored-sums.ts'

/** How many accounts are ranked among the players of their champions at a time. */
const ACCOUNTS_AT_ONCE = 5000

/** How many matches are stamped anew at a time. */
const MATCHES_AT_ONCE = 100

/** What a recount has found. */
export interface RecountReport {
  /** How many matches are stored. */
  readonly matches: number
  /** How many of them are in the statistics; what is pending of a match comes to them afterwards. */
  readonly counted: number
  /** How many matches were stamped with other pro players than before, which is pending then. */
  readonly restamped: number
  /** How many documents of the statistics there were, or should have been. */
  readonly looked: number
  /** How many of them were not what they should be. */
  readonly mended: number
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Names this recount, and no other. */
  readonly holder: string
  /** Tells it to stop. */
  readonly signal: AbortSignal
  /** Is told how far it has come, and what can't be read. */
  readonly tell: (sentence: string) => void
}

/**
 * Counts all matches that are stored, and mends every document of the statistics that says something else. Nobody else
 * counts meanwhile; everybody else goes on, and what is recorded meanwhile is counted afterwards. In the end matches are
 * stamped anew that carry other stamps than they would have by now. When it is stopped, the next one does the rest.
 *
 * Throws `RecountUnderWay`, with nothing done, or `RecountLost`; and `RecountStopped` when it was told to stop, which says
 * how far it has come: others count on at once then.
 */
export async function recount({ store, clock, holder, signal, tell }: Dependencies): Promise<RecountReport> {
  const mark = await takeRecountMark({ store, clock, holder, signal })
  const progress: RecountProgress = { matches: 0, looked: 0, mended: 0 }
  let stored: StoredSums
  try {
    stored = await sumUpStored({ store, mark, progress, tell })
    tell(`${progress.matches} matches are read; now the documents are looked at.`)
    await mendAll({ store, mark, progress }, stored)
  } catch (error) {
    if (!(error instanceof RecountStopped)) throw error
    await mark.giveBack(progress.mended > 0)
    throw new RecountStopped(tellHowFar(progress))
  }

  const { sums, misstamped } = stored
  const { matches, looked, mended } = progress
  await mark.end(({ countedAt }) => ({
    patches: [...sums.patches.keys()].toSorted(comparePatches),
    matches: sums.matches,
    countedAt: mended === 0 ? countedAt : clock.now(),
  }))
  const recorder = createMatchRecorder(store)
  let [passed, restamped] = [0, 0]
  for await (const part of inTurns(misstamped, MATCHES_AT_ONCE)) {
    if (signal.aborted) {
      const gone = `${passed} of ${misstamped.length} matches of other pro players than before were gone through`
      throw new RecountStopped(`The statistics are counted anew; ${gone}. Recount once more for the others.`)
    }
    restamped += (await recorder.restampMatches(part)).restamped
    passed += part.length
  }
  return { matches, counted: sums.matches, restamped, looked, mended }
}

/** What became of the statistics when it was stopped before its end. */
function tellHowFar({ matches, looked, mended }: RecountProgress): string {
  const read = `${matches} matches were read`
  if (mended === 0) return `${read}; the statistics say what they said before.`
  const rest = 'Recount once more: until then the others say what they said before.'
  return `${read}, and ${looked} documents looked at, of which ${mended} were mended. ${rest}`
}

interface Within {
  readonly store: DocumentStore
  readonly mark: RecountMark
  readonly progress: RecountProgress
}

async function mendAll(within: Within, { sums }: StoredSums): Promise<void> {
  const players = await rankAll(within.mark, sums.accounts)
  await mendDocuments(within, championTablesCollection.name, sums.tables, (change) => addToTable(null, change))
  await mendDocuments(within, championStatsCollection.name, sums.stats, (change) => addToStats(null, change))
  await mendDocuments(within, accountChampionsCollection.name, sums.accounts, (sum) => addToAccount(null, sum))
  await mendDocuments(within, championPlayersCollection.name, players, (ranked) => ranked)
  await mendDocuments(within, participationsCollection.name, sums.participations, (participation) => participation)
}

/** Who has played most games on each champion, by its number. */
async function rankAll(
  mark: RecountMark,
  accounts: ReadonlyMap<string, AccountChange>,
): Promise<ReadonlyMap<string, ChampionPlayers>> {
  const ranked = new Map<string, ChampionPlayers>()
  for await (const part of inTurns([...accounts], ACCOUNTS_AT_ONCE)) {
    await mark.keep()
    const totals = new Map(part.map(([id, change]) => [id, addToAccount(null, change)]))
    for (const [championId, players] of listPlayers(totals, accounts)) {
      const next = addToPlayers(ranked.get(championId) ?? null, players)
      if (next !== null) ranked.set(championId, next)
    }
  }
  return ranked
}
