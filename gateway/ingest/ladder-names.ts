import { accountDocumentId, accountsCollection } from '../collections/accounts.ts'
import { openCollection } from '../collections/collection.ts'
import type { LadderEntry, LadderKey, LadderName } from '../domain/ladder.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RiotApi } from '../ports/riot-api.ts'
import { UpstreamUnavailable } from '../ports/upstream.ts'
import type { Pauses } from './background-job.ts'

/** How many names of one version are asked for at most. */
const NAMES_A_VERSION = 300

/** After how long a name is asked for again, in milliseconds: people rename themselves. */
const NAME_LIFETIME = 7 * 24 * 3_600_000

/** Names as far as they could be found. */
export interface FoundNames {
  /** By rank. */
  readonly names: ReadonlyMap<number, LadderName>
  /** Milliseconds since 1970: when asking for the others makes sense; null when none are lacking. */
  readonly retryAt: number | null
}

/** Finds out what the players of a ladder are called, since Riot's ladders don't say so. */
export interface LadderNames {
  /** The entries whose names are worth asking for: those never asked for, then outdated ones, best players first. */
  listDue(entries: readonly LadderEntry[]): readonly LadderEntry[]
  /** Takes names from the accounts that are stored here, and waits for Riot to say the others. */
  find(ladder: LadderKey, entries: readonly LadderEntry[], pauses: Pauses): Promise<FoundNames>
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
}

export function createLadderNames({ riot, store, clock }: Dependencies): LadderNames {
  const accounts = openCollection(store, accountsCollection)

  const isUpToDate = (namedAt: number) => clock.now() < namedAt + NAME_LIFETIME

  /** In the order of the entries; null where no young name is stored. */
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
      const unasked = entries.filter(({ namedAt }) => namedAt === null)
      const outdated = entries.filter(({ namedAt }) => namedAt !== null && !isUpToDate(namedAt))
      return [...unasked, ...outdated].slice(0, NAMES_A_VERSION)
    },

    async find(ladder, entries, pauses) {
      const names = new Map<number, LadderName>()
      const stored = await listStored(ladder, entries)
      try {
        // One after the other: nobody waits for them.
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
