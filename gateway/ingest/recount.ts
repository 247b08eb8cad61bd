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
import { takeRecountMark } from './recount-mark.ts'
import { sumUpStored } from './stored-sums.ts'

/** How many accounts are ranked among the players of their champions at a time. */
const ACCOUNTS_AT_ONCE = 5000

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
  /** Is told how far it has come, and what can't be read. */
  readonly tell: (sentence: string) => void
}

/**
 * Counts all matches that are stored, and mends every document of the statistics that says something else. Nobody else
 * counts meanwhile; everybody else goes on, and what is recorded meanwhile is counted afterwards. In the end matches are
 * stamped anew that carry other stamps than they would have by now. When it is stopped, the next one does the rest.
 *
 * Throws `RecountUnderWay`, with nothing done, or `RecountLost`.
 */
export async function recount({ store, clock, holder, tell }: Dependencies): Promise<RecountReport> {
  const mark = await takeRecountMark({ store, clock, holder })
  const { sums, matches, misstamped } = await sumUpStored({ store, mark, tell })
  tell(`${matches} matches are read; now the documents are looked at.`)

  const within = { store, mark }
  const players = await rankAll(sums.accounts)
  const mendings = [
    await mendDocuments(within, championTablesCollection.name, sums.tables, (change) => addToTable(null, change)),
    await mendDocuments(within, championStatsCollection.name, sums.stats, (change) => addToStats(null, change)),
    await mendDocuments(within, accountChampionsCollection.name, sums.accounts, (sum) => addToAccount(null, sum)),
    await mendDocuments(within, championPlayersCollection.name, players, (ranked) => ranked),
    await mendDocuments(within, participationsCollection.name, sums.participations, (participation) => participation),
  ]
  const looked = mendings.reduce((sum, each) => sum + each.looked, 0)
  const mended = mendings.reduce((sum, each) => sum + each.mended, 0)

  await mark.end(({ countedAt }) => ({
    patches: [...sums.patches.keys()].toSorted(comparePatches),
    matches: sums.matches,
    countedAt: mended === 0 ? countedAt : clock.now(),
  }))
  const restamped = await createMatchRecorder(store).restampMatches(misstamped)
  return { matches, counted: sums.matches, restamped, looked, mended }
}

/** Who has played most games on each champion, by its number. */
async function rankAll(accounts: ReadonlyMap<string, AccountChange>): Promise<ReadonlyMap<string, ChampionPlayers>> {
  const ranked = new Map<string, ChampionPlayers>()
  for await (const part of inTurns([...accounts], ACCOUNTS_AT_ONCE)) {
    const totals = new Map(part.map(([id, change]) => [id, addToAccount(null, change)]))
    for (const [championId, players] of listPlayers(totals, accounts)) {
      const next = addToPlayers(ranked.get(championId) ?? null, players)
      if (next !== null) ranked.set(championId, next)
    }
  }
  return ranked
}
