import { LRUCache } from 'lru-cache'
import type { AccountKey } from '../../accounts/rules/account.ts'
import { currentFreshness } from '../../caching/current-freshness.ts'
import { personKeyOf } from '../../matches/collections/person-key.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Freshness } from '../../shared/freshness.ts'
import { createBatchReader } from '../../store/batch-reader.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import {
  type LadderBaseline,
  ladderBaselineId,
  ladderBaselinesCollection,
  rankIn,
} from '../collections/ladder-baselines.ts'
import { ladderDocumentId, laddersCollection } from '../collections/ladders.ts'
import type { LadderCutoffs } from '../rules/ladder-cutoffs.ts'
import { LADDER_LIFETIME_MS, type LadderQueue } from '../rules/ladder.ts'

/** Ladders whose order is kept in memory, some 100 kB each. There are 30. */
const REMEMBERED_ORDERS = 40

const READ_AT_ONCE = 20

/** The place of an account on a ladder. */
export interface LadderPlace {
  /** From 1. */
  readonly rank: number
  readonly ladderSize: number
  /** Null in a store from before they were counted. */
  readonly cutoffs: LadderCutoffs | null
  /** Age of the ladder. */
  readonly freshness: Freshness
}

export interface LadderPlaces {
  /**
   * Returns the place of an account on the stored ladder of its platform; null when it is not on it. Reads the head of the ladder, and
   * its order once for each version. Calls of one turn share their reads.
   */
  findPlace(account: AccountKey, queue: LadderQueue): Promise<LadderPlace | null>
  /** Clears what is kept in memory. */
  forget(): void
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
}

export function createLadderPlaces({ store, clock }: Dependencies): LadderPlaces {
  const readHead = createBatchReader(openCollection(store, laddersCollection), READ_AT_ONCE)
  const readOrder = createBatchReader(openCollection(store, ladderBaselinesCollection), READ_AT_ONCE)
  const remembered = new LRUCache<string, LadderBaseline>({ max: REMEMBERED_ORDERS })

  return {
    forget: () => remembered.clear(),

    async findPlace({ platform, puuid }, queue) {
      const ladder = { platform, queue }
      const head = await readHead(ladderDocumentId(ladder))
      // A store from before has no order of the present ladder.
      if (head === null || !head.baselines.includes(head.fetchedAt)) return null
      const id = ladderBaselineId(ladder, head.fetchedAt)
      const order = remembered.get(id) ?? (await readOrder(id))
      if (order === null) return null
      remembered.set(id, order)
      const rank = rankIn(order, personKeyOf(puuid))
      if (rank === null) return null
      return {
        rank,
        ladderSize: head.total,
        cutoffs: head.cutoffs,
        freshness: currentFreshness(head.fetchedAt, LADDER_LIFETIME_MS, clock),
      }
    },
  }
}
