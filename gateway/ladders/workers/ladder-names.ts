import { accountDocumentId, accountsCollection } from '../../accounts/collections/accounts.ts'
import type { Pauses } from '../../jobs/background-job.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { listMovers } from '../rules/ladder-movers.ts'
import type { LadderEntry, LadderKey, LadderName } from '../rules/ladder.ts'

/** Maximum number of names that are requested for one version of a ladder. */
const NAMES_A_VERSION = 300

/** Lifetime of a name: players rename themselves. */
const NAME_LIFETIME_MS = 7 * 24 * 3_600_000

/** Result of a search for names, possibly incomplete. */
export interface FoundNames {
  readonly names: ReadonlyMap<number, LadderName>
  /** Earliest useful time for requesting the missing names, in milliseconds since 1970; null when none are missing. */
  readonly retryAt: number | null
}

/** Finds the names of a ladder's players, because Riot's ladders do not contain them. */
export interface LadderNames {
  /**
   * Lists the entries whose names should be requested: those never requested, then outdated ones. The players with the largest movements
   * are first, then the best ones.
   */
  listDue(entries: readonly LadderEntry[]): readonly LadderEntry[]
  find(ladder: LadderKey, entries: readonly LadderEntry[], pauses: Pauses): Promise<FoundNames>
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
}

export function createLadderNames({ riot, store, clock }: Dependencies): LadderNames {
  const accounts = openCollection(store, accountsCollection)

  const isUpToDate = (namedAt: number) => clock.now() < namedAt + NAME_LIFETIME_MS

  /** Returns names in the order of the entries; null where no current name is stored. */
  async function listStored({ platform }: LadderKey, entries: readonly LadderEntry[]) {
    const stored = await accounts.findMany(entries.map(({ puuid }) => accountDocumentId({ platform, puuid })))
    return stored.map((account): LadderName | null => {
      if (account === null || !isUpToDate(account.namedAt) || account.gameName === '') return null
      const { gameName, tagLine, namedAt } = account
      return { gameName, tagLine, namedAt }
    })
  }

  async function ask({ platform }: LadderKey, puuid: string): Promise<LadderName> {
    const { value, fetchedAt: namedAt } = await riot.accountByPuuid(puuid, platform, { priority: 'backfill' })
    if (value === null || value.gameName === '') return { gameName: null, tagLine: null, namedAt }
    return { gameName: value.gameName, tagLine: value.tagLine, namedAt }
  }

  return {
    listDue(entries) {
      const ordered = [...new Set([...listMovers(entries), ...entries])]
      const unnamed = ordered.filter(({ namedAt }) => namedAt === null)
      const outdated = ordered.filter(({ namedAt }) => namedAt !== null && !isUpToDate(namedAt))
      return [...unnamed, ...outdated].slice(0, NAMES_A_VERSION)
    },

    async find(ladder, entries, pauses) {
      const names = new Map<number, LadderName>()
      const stored = await listStored(ladder, entries)
      try {
        // Sequential, because no client waits for these names.
        for (const [index, { rank, puuid }] of entries.entries()) {
          names.set(rank, stored[index] ?? (await pauses.wait(() => ask(ladder, puuid))))
        }
      } catch (error) {
        if (!(error instanceof UpstreamUnavailable)) throw error
        return { names, retryAt: error.retryAt }
      }
      return { names, retryAt: null }
    },
  }
}
