import { accountIdsCollection } from '../../accounts/collections/account-ids.ts'
import { accountMasteriesCollection } from '../../accounts/collections/account-masteries.ts'
import { accountMatchesCollection } from '../../accounts/collections/account-matches.ts'
import { accountRecordsCollection } from '../../accounts/collections/account-records.ts'
import { accountDocumentId, accountsCollection } from '../../accounts/collections/accounts.ts'
import { rankHistoriesCollection } from '../../accounts/collections/rank-histories.ts'
import { riotIdsCollection } from '../../accounts/collections/riot-ids.ts'
import { activeGamesCollection } from '../../active-games/collections/active-games.ts'
import { watchedAccountsCollection } from '../../journal/collections/watched-accounts.ts'
import { ladderChunksCollection } from '../../ladders/collections/ladder-chunks.ts'
import { laddersCollection } from '../../ladders/collections/ladders.ts'
import { matchesCollection } from '../../matches/collections/matches.ts'
import { personKeyOf } from '../../matches/collections/person-key.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import { participationsCollection } from '../../statistics/collections/participations.ts'
import { openCollection } from '../../store/collection.ts'
import type { StoredDocument, Transaction, Where } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { openSuppressionList } from '../../suppression/services/suppression-list.ts'
import { openClaimsCollection } from '../collections/open-claims.ts'
import type { KnownPerson } from '../rules/person.ts'
import type { GuardedStore } from './guard-store.ts'
import { listPages } from './list-documents.ts'
import { PERSONAL_COLLECTIONS } from './personal-collections.ts'
import { createMatchSweeper } from './sweep-matches.ts'

/** Collections whose documents have the id of an account. */
const BY_ACCOUNT = [
  accountIdsCollection,
  accountsCollection,
  accountMasteriesCollection,
  accountMatchesCollection,
  accountRecordsCollection,
  openClaimsCollection,
  rankHistoriesCollection,
  watchedAccountsCollection,
].map(({ name }) => name)

/** Collections in which a person is found by an id or an index. All others are small, and read as a whole. */
const FOUND_OTHERWISE = new Set([
  ...BY_ACCOUNT,
  riotIdsCollection.name,
  matchesCollection.name,
  participationsCollection.name,
])

/** Documents that are written in one transaction: ladders have the longest, of some 40 kB. */
const WRITTEN_AT_ONCE = 20

/** Deletes the stored data of suppressed people. Each method can be repeated, and resolves to the number of touched documents. */
export interface Sweeper {
  /** Sweeps everything but matches. Rejects once `signal` aborts. */
  sweepNamed(person: KnownPerson, signal?: AbortSignal): Promise<number>
  /** Sweeps matches, and their share in the statistics of pro players. Rejects once `signal` aborts. */
  sweepMatches(person: KnownPerson, signal?: AbortSignal): Promise<number>
}

export function createSweeper(store: GuardedStore): Sweeper {
  const list = openSuppressionList(store)
  const heads = openCollection(store, laddersCollection)
  const matchSweeper = createMatchSweeper(store)

  /** Writes documents again, so that the guard of the store strips them. */
  async function rewrite(collection: string, ids: readonly string[], signal?: AbortSignal): Promise<number> {
    let touched = 0
    for await (const batch of inBatches(ids, WRITTEN_AT_ONCE)) {
      signal?.throwIfAborted()
      touched += await store.transaction((transaction) => rewriteTogether(collection, batch, transaction))
    }
    return touched
  }

  async function rewriteTogether(
    collection: string,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<number> {
    const documents = (await transaction.getMany(collection, ids)).filter((document) => document !== null)
    const ladders = collection === ladderChunksCollection.name ? textsOf(documents, 'ladder') : []
    const found = await heads.in(transaction).findMany(ladders)
    for (const { id, data } of documents) {
      // The worker writes a game again as soon as it sees it. Its revision tells readers that it has changed.
      if (collection === activeGamesCollection.name) transaction.delete({ collection, id })
      else transaction.set({ collection, id }, data)
    }
    for (const [index, head] of found.entries()) {
      const ladder = ladders[index]
      if (head !== null && ladder !== undefined)
        heads.in(transaction).set(ladder, { ...head, namings: head.namings + 1 })
    }
    return documents.length
  }

  async function sweepByAccount({ puuids }: KnownPerson, signal?: AbortSignal): Promise<number> {
    const ids = puuids.flatMap((puuid) => PLATFORM_CODES.map((platform) => accountDocumentId({ platform, puuid })))
    let touched = 0
    for (const collection of BY_ACCOUNT) touched += await rewrite(collection, ids, signal)
    return touched
  }

  async function sweepRiotIds({ puuids, riotIds }: KnownPerson, signal?: AbortSignal): Promise<number> {
    const { name } = riotIdsCollection
    const former: string[] = []
    for (const puuid of puuids) former.push(...(await listIds(name, [{ field: 'puuid', equals: puuid }])))
    return rewrite(name, [...new Set([...riotIds, ...former])], signal)
  }

  async function listIds(collection: string, where: readonly Where[]): Promise<readonly string[]> {
    const ids: string[] = []
    for await (const page of listPages(store, collection, where)) ids.push(...page.map(({ id }) => id))
    return ids
  }

  async function sweepWhole(collection: string, signal?: AbortSignal): Promise<number> {
    const forgotten = await list.look()
    const strip = PERSONAL_COLLECTIONS.get(collection)
    let touched = 0
    for await (const page of listPages(store, collection)) {
      const named = page.filter(({ id, data }) => strip !== undefined && strip(data, forgotten, id) !== data)
      touched += await rewrite(
        collection,
        named.map(({ id }) => id),
        signal,
      )
    }
    return touched
  }

  return {
    async sweepNamed(person, signal) {
      let touched = await sweepByAccount(person, signal)
      touched += await sweepRiotIds(person, signal)
      for (const collection of PERSONAL_COLLECTIONS.keys()) {
        if (!FOUND_OTHERWISE.has(collection)) touched += await sweepWhole(collection, signal)
      }
      return touched
    },

    async sweepMatches({ puuids, players }, signal) {
      const found = new Set<string>()
      for (const puuid of puuids) {
        const where = [{ field: 'people', contains: personKeyOf(puuid) }]
        for (const id of await listIds(matchesCollection.name, where)) found.add(id)
      }
      const games: string[] = []
      for (const playerId of players) {
        for await (const page of listPages(store, participationsCollection.name, [
          { field: 'playerId', equals: playerId },
        ])) {
          games.push(...page.map(({ id }) => id))
          for (const matchId of textsOf(page, 'matchId')) found.add(matchId)
        }
      }
      const touched = await matchSweeper.sweep([...found], signal)
      return touched + (await rewrite(participationsCollection.name, games, signal))
    },
  }
}

/** Returns the texts in a field of documents, each once. */
function textsOf(documents: readonly StoredDocument[], field: string): readonly string[] {
  return [...new Set(documents.map(({ data }) => data[field]).filter((value) => typeof value === 'string'))]
}
