import { isDeepStrictEqual } from 'node:util'
import { accountDocumentId, accountsCollection } from '../../accounts/collections/accounts.ts'
import type { Tier } from '../../accounts/rules/rank.ts'
import { matchesCollection } from '../../matches/collections/matches.ts'
import type { CountedMatch } from '../../matches/collections/pending-counts.ts'
import type { Match } from '../../matches/rules/match.ts'
import { toCountedMatch } from '../../matches/rules/to-counted-match.ts'
import { openPlatformOf } from '../../shared/region.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { matchTimelinesCollection } from '../../timelines/collections/match-timelines.ts'
import { matchBuildsCollection } from '../collections/match-builds.ts'
import type { ItemFinder } from '../rules/build-items.ts'
import { lobbyTierOf } from '../rules/lobby-tier.ts'
import { matchBuildsId, toMatchBuilds } from '../rules/match-builds.ts'
import { processTogether } from './process-together.ts'

/** Matches in one transaction. A commit of the embedded store blocks all other work. */
const MATCHES_A_TRANSACTION = 20

export interface BuildRecorder {
  /**
   * Brings the builds of these matches up to date with their stored form, and resolves to the number that was written. A match
   * without a timeline, and one that is no longer stored, is left out; a match that does not count has no builds. A match whose
   * data can't be read is reported and left out. Repeated and concurrent calls have the same result. Throws the store's errors.
   */
  record(matchIds: readonly string[]): Promise<number>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly findItem: ItemFinder
  /** Called with an error for each match that can't be read. */
  readonly report: (error: unknown) => void
}

export function createBuildRecorder({ store, findItem, report }: Dependencies): BuildRecorder {
  const matches = openCollection(store, matchesCollection)
  const timelines = openCollection(store, matchTimelinesCollection)
  const accounts = openCollection(store, accountsCollection)
  const matchBuilds = openCollection(store, matchBuildsCollection)

  async function recordTogether(ids: readonly string[]): Promise<number> {
    const findTier = await readTiers(ids)
    return store.transaction((transaction) => write(transaction, ids, findTier))
  }

  /** Reads the ranks of the participants. Outside of the transaction, which would lock the accounts of a Firestore. */
  async function readTiers(ids: readonly string[]): Promise<(counted: CountedMatch, match: Match) => Tier | null> {
    const records = (await matches.findMany(ids)).filter((record) => record !== null)
    const accountIds = [...new Set(records.flatMap(({ match }) => accountIdsOf(match)))]
    const found = await accounts.findMany(accountIds)
    const ranks = new Map(accountIds.map((id, index) => [id, found[index]?.ranks?.entries ?? []]))
    return ({ queue }, match) =>
      lobbyTierOf(
        queue,
        accountIdsOf(match).map((id) => ranks.get(id) ?? []),
      )
  }

  async function write(
    transaction: Transaction,
    ids: readonly string[],
    findTier: (counted: CountedMatch, match: Match) => Tier | null,
  ): Promise<number> {
    const [records, known] = await Promise.all([
      matches.in(transaction).findMany(ids),
      timelines.in(transaction).findMany(ids),
    ])
    const stored = records.flatMap((record, index) => {
      if (record === null) return []
      return [{ record, id: matchBuildsId(record.match), timeline: known[index]?.timeline ?? null }]
    })
    const present = await matchBuilds.in(transaction).findMany(stored.map(({ id }) => id))
    const writer = matchBuilds.in(transaction)
    let written = 0
    for (const [index, { record, id, timeline }] of stored.entries()) {
      const before = present[index] ?? null
      const counted = toCountedMatch(record)
      if (counted === null) {
        if (before !== null) writer.delete(id)
      } else if (timeline !== null) {
        // The tier is that of the time when the builds were first recorded: ranks change later.
        const tier = before?.tier ?? findTier(counted, record.match)
        const after = toMatchBuilds(counted, timeline, tier, findItem)
        if (isDeepStrictEqual(before, after)) continue
        writer.set(id, after)
        written += 1
      }
    }
    return written
  }

  return {
    async record(matchIds) {
      let written = 0
      for await (const part of inBatches(matchIds, MATCHES_A_TRANSACTION)) {
        written += await processTogether(part, recordTogether, (id, cause) =>
          report(new Error(`the builds of ${matchesCollection.name}/${id} can't be recorded`, { cause })),
        )
      }
      return written
    },
  }
}

function accountIdsOf({ platform, puuids }: Match): readonly string[] {
  return puuids.map((puuid) => accountDocumentId({ platform: openPlatformOf(platform), puuid }))
}
