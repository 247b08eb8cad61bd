import { accountDocumentId, accountsCollection } from '../gateway/accounts/collections/accounts.ts'
import { REMEMBERED_MATCHES, type RememberedMatch } from '../gateway/accounts/rules/account-matches.ts'
import { gameNameSkeleton } from '../gateway/accounts/rules/game-name-skeleton.ts'
import { openRememberedMatches } from '../gateway/accounts/services/remembered-matches.ts'
import { createBundledStaticData } from '../gateway/game-data/data-dragon/bundled-static-data.ts'
import { comparePatches } from '../gateway/game-data/rules/patch.ts'
import { matchesCollection } from '../gateway/matches/collections/matches.ts'
import type { RecordedMatch } from '../gateway/matches/rules/match.ts'
import { toCountedMatch } from '../gateway/matches/rules/to-counted-match.ts'
import { findEntry, toRememberedMatch } from '../gateway/matches/services/history-entry.ts'
import { championStatsCollection } from '../gateway/statistics/collections/champion-stats.ts'
import { championTablesCollection } from '../gateway/statistics/collections/champion-tables.ts'
import { matchBuildsCollection } from '../gateway/statistics/collections/match-builds.ts'
import type { MatchBuilds } from '../gateway/statistics/collections/match-builds.ts'
import { participationsCollection } from '../gateway/statistics/collections/participations.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../gateway/statistics/collections/statistics-state.ts'
import { addToStats } from '../gateway/statistics/rules/champion-stats-change.ts'
import { addToTable } from '../gateway/statistics/rules/champion-table-change.ts'
import { matchBuildsId, toMatchBuilds } from '../gateway/statistics/rules/match-builds.ts'
import { startChanges, sumUpChanges } from '../gateway/statistics/rules/statistics-changes.ts'
import { COUNTED_FORM } from '../gateway/statistics/rules/statistics-state.ts'
import { type CollectionDefinition, openCollection } from '../gateway/store/collection.ts'
import type { DocumentData, DocumentStore } from '../gateway/store/document-store.ts'
import { inBatches } from '../gateway/store/in-batches.ts'
import { storedAccount } from '../tests/support/stored-account.ts'
import { STAR, type VariedMatches } from './varied-matches.ts'

const DOCUMENTS_A_TRANSACTION = 200

/**
 * Fills a store in one go as if the first `count` matches had been recorded and counted, and the players of the star looked up;
 * the result is the same. Only matches with a pro player are stored completely, because champion pages read no others.
 */
export async function fillStatistics(
  store: DocumentStore,
  varied: VariedMatches,
  count: number,
  playerIds: readonly string[] = ['player'],
): Promise<void> {
  const staticData = createBundledStaticData()
  const changes = startChanges()
  let builds = new Map<string, MatchBuilds>()
  const seen = new Map<string, RememberedMatch[]>()
  let waiting = new Map<string, RecordedMatch>()
  for (let n = 0; n < count; n += 1) {
    const record = { match: varied.toMatch(n), fetchedAt: 0, pros: varied.listPros(n, playerIds) }
    const counted = toCountedMatch(record)
    sumUpChanges([{ counted: null, match: counted }], changes)
    const timeline = varied.toTimeline(n)
    if (counted !== null && timeline !== null) {
      builds.set(
        matchBuildsId(counted),
        toMatchBuilds(counted, timeline, null, (itemId) => staticData.item(itemId)),
      )
    }
    if (builds.size === DOCUMENTS_A_TRANSACTION) {
      await writeAll(store, matchBuildsCollection, builds)
      builds = new Map()
    }
    rememberStar(seen, record)
    if (record.pros.length > 0) waiting.set(record.match.matchId, record)
    if (waiting.size === DOCUMENTS_A_TRANSACTION) {
      await writeAll(store, matchesCollection, waiting)
      waiting = new Map()
    }
  }
  await writeAll(store, matchesCollection, waiting)
  await writeAll(store, matchBuildsCollection, builds)

  await writeAccounts(store, seen)
  await writeAll(store, championTablesCollection, next(changes.tables, addToTable))
  await writeAll(store, championStatsCollection, next(changes.stats, addToStats))
  await writeAll(store, participationsCollection, changes.participations)
  const patches = [...changes.patches.keys()].toSorted(comparePatches)
  const state = { patches, matches: changes.matches, countedAt: 0, recount: null, form: COUNTED_FORM, revision: 1 }
  await writeAll(store, statisticsStateCollection, new Map([[STATISTICS_STATE_ID, state]]))
}

/** Adds a match to the history of the account that played the star. */
function rememberStar(seen: Map<string, RememberedMatch[]>, record: RecordedMatch): void {
  const puuid = record.match.participants.find(({ championId }) => championId === STAR)?.puuid ?? null
  const entry = puuid === null ? null : findEntry(record, puuid)
  if (puuid === null || entry === null) return
  const newest = [toRememberedMatch(entry), ...(seen.get(puuid) ?? [])].slice(0, REMEMBERED_MATCHES)
  seen.set(puuid, newest)
}

async function writeAccounts(
  store: DocumentStore,
  seen: ReadonlyMap<string, readonly RememberedMatch[]>,
): Promise<void> {
  const rememberedMatches = openRememberedMatches(store)
  const accounts = new Map(
    seen.keys().map((puuid) => {
      const account = storedAccount({ puuid, gameName: puuid, tagLine: 'BENCH' })
      return [accountDocumentId(account), { ...account, skeleton: gameNameSkeleton(puuid) }]
    }),
  )
  await writeAll(store, accountsCollection, accounts)
  for await (const part of inBatches([...seen], DOCUMENTS_A_TRANSACTION)) {
    await store.transaction(async (transaction) => {
      for (const [puuid, matches] of part) {
        rememberedMatches.in(transaction).set({ platform: 'EUW1', puuid }, { seen: matches, stretches: {} })
      }
    })
  }
}

/** Applies the changes to documents that do not exist yet. */
function next<T, Change>(
  changes: ReadonlyMap<string, Change>,
  add: (document: null, change: Change) => T,
): ReadonlyMap<string, T> {
  return new Map(changes.entries().map(([id, change]) => [id, add(null, change)]))
}

async function writeAll<T extends DocumentData>(
  store: DocumentStore,
  definition: CollectionDefinition<T>,
  documents: ReadonlyMap<string, T | null>,
): Promise<void> {
  const all = [...documents]
  for (let from = 0; from < all.length; from += DOCUMENTS_A_TRANSACTION) {
    await store.transaction(async (transaction) => {
      const writer = openCollection(store, definition).in(transaction)
      for (const [id, value] of all.slice(from, from + DOCUMENTS_A_TRANSACTION)) {
        if (value !== null) writer.set(id, value)
      }
    })
  }
}
