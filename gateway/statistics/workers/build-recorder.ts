import { isDeepStrictEqual } from 'node:util'
import { accountDocumentId, accountsCollection } from '../../accounts/collections/accounts.ts'
import type { Tier } from '../../accounts/rules/rank.ts'
import { matchesCollection } from '../../matches/collections/matches.ts'
import type { RecordedMatch } from '../../matches/rules/match.ts'
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

/** Records the builds of matches whose timelines are stored. */
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
    const tiers = await readTiers(ids)
    return store.transaction((transaction) => write(transaction, ids, tiers))
  }

  /** Reads the tiers outside of the transaction, which would lock the accounts of a Firestore. */
  async function readTiers(ids: readonly string[]): Promise<ReadonlyMap<string, Tier | null>> {
    const records = (await matches.findMany(ids)).filter((record) => record !== null)
    const keys = records.map(({ match: { platform, puuids } }) =>
      puuids.map((puuid) => accountDocumentId({ platform: openPlatformOf(platform), puuid })),
    )
    const known = await accounts.findMany(keys.flat())
    let at = 0
    return new Map(
      records.map((record, index) => {
        const own = known.slice(at, (at += keys[index]?.length ?? 0))
        const ranks = own.flatMap((account) => (account?.ranks ? [account.ranks.entries] : []))
        const queue = toCountedMatch(record)?.queue ?? null
        return [record.match.matchId, queue === null ? null : lobbyTierOf(queue, ranks)]
      }),
    )
  }

  async function write(
    transaction: Transaction,
    ids: readonly string[],
    tiers: ReadonlyMap<string, Tier | null>,
  ): Promise<number> {
    const [records, known] = await Promise.all([
      matches.in(transaction).findMany(ids),
      timelines.in(transaction).findMany(ids),
    ])
    const stored = records.filter((record) => record !== null)
    const present = await matchBuilds.in(transaction).findMany(stored.map(idOf))
    const timelineOf = new Map(ids.map((id, index) => [id, known[index]?.timeline ?? null]))
    let written = 0
    for (const [index, record] of stored.entries()) {
      const { matchId } = record.match
      const before = present[index] ?? null
      const counted = toCountedMatch(record)
      if (counted === null) {
        if (before !== null) matchBuilds.in(transaction).delete(idOf(record))
        continue
      }
      const timeline = timelineOf.get(matchId) ?? null
      if (timeline === null) continue
      // The tier is that of the time when the builds were first recorded: ranks change later.
      const tier = before?.tier ?? tiers.get(matchId) ?? null
      const after = toMatchBuilds(counted, timeline, tier, findItem)
      if (isDeepStrictEqual(before, after)) continue
      matchBuilds.in(transaction).set(idOf(record), after)
      written += 1
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

function idOf({ match }: RecordedMatch): string {
  return matchBuildsId(match)
}
