import { personKeyOf } from '../../matches/collections/person-key.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import {
  type LadderBaseline,
  ladderBaselineId,
  ladderBaselinesCollection,
  ranksIn,
  toBaseline,
} from '../collections/ladder-baselines.ts'
import type { LadderHead } from '../collections/ladders.ts'
import {
  type ByPeriod,
  chooseBaseline,
  COMPARED_AGE_MS,
  type LadderPeriod,
  rotateBaselines,
} from '../rules/ladder-movement.ts'
import type { LadderEntry, LadderKey, LadderStanding } from '../rules/ladder.ts'
import type { FindEarlier } from './ladder-past.ts'

/** Number of players who are compared at once, in some milliseconds. */
const PLAYERS_AT_ONCE = 2000

/** The part of a version that is compared. */
interface ComparedVersion {
  readonly fetchedAt: number
  readonly keyId: string
  readonly entries: readonly LadderEntry[]
}

/** A baseline and the time of its ladder. */
interface TimedBaseline {
  readonly fetchedAt: number
  readonly baseline: LadderBaseline
}

/** A version with the earlier ranks of its players. */
export interface Comparison {
  readonly entries: readonly LadderEntry[]
  readonly comparedWith: ByPeriod<number | null>
  /**
   * Writes the baseline of the version and those that were found elsewhere, and deletes those that are no longer needed. Returns all that
   * are kept, oldest first. `head` is the stored one, read in this transaction.
   */
  writeBaselines(transaction: Transaction, head: LadderHead | null): readonly number[]
}

/** Compares versions of ladders with the earlier ones that the store keeps. */
export interface LadderComparisons {
  /** `findEarlier` is asked for the ladders that are not stored. */
  compare(
    ladder: LadderKey,
    version: ComparedVersion,
    head: LadderHead | null,
    findEarlier: FindEarlier,
  ): Promise<Comparison>
}

export function openLadderComparisons(store: DocumentStore): LadderComparisons {
  const baselines = openCollection(store, ladderBaselinesCollection)

  return {
    async compare(ladder, version, head, findEarlier) {
      const { fetchedAt, keyId, entries } = version

      async function find(period: LadderPeriod): Promise<TimedBaseline | null> {
        const chosen = chooseBaseline(baselinesOf(head, keyId), fetchedAt, period)
        const stored = chosen === null ? null : await baselines.find(ladderBaselineId(ladder, chosen))
        if (chosen !== null && stored !== null) return { fetchedAt: chosen, baseline: stored }
        const earlier = await findEarlier(fetchedAt - COMPARED_AGE_MS[period])
        if (earlier === null) return null
        return { fetchedAt: earlier.fetchedAt, baseline: toBaseline(await toKeys(earlier.standings)) }
      }

      const lastWeek = await find('LAST_WEEK')
      const yesterday = await find('YESTERDAY')
      const keys = await toKeys(entries)
      const present = { fetchedAt, baseline: toBaseline(keys) }
      const found = [lastWeek, yesterday].filter((baseline) => baseline !== null)

      return {
        entries: await withRanks(entries, keys, { LAST_WEEK: lastWeek, YESTERDAY: yesterday }),
        comparedWith: { LAST_WEEK: lastWeek?.fetchedAt ?? null, YESTERDAY: yesterday?.fetchedAt ?? null },
        writeBaselines(transaction, before) {
          const known = baselinesOf(before, keyId)
          const comparable = [...new Set([...known, ...found.map((baseline) => baseline.fetchedAt)])]
          const kept = rotateBaselines(
            comparable.toSorted((a, b) => a - b),
            fetchedAt,
          )
          for (const at of before?.baselines ?? []) {
            if (!kept.includes(at)) baselines.in(transaction).delete(ladderBaselineId(ladder, at))
          }
          for (const { fetchedAt: at, baseline } of [...found, present]) {
            if (kept.includes(at) && !known.includes(at)) {
              baselines.in(transaction).set(ladderBaselineId(ladder, at), baseline)
            }
          }
          return kept
        },
      }
    },
  }
}

/** PUUIDs of another API key can't be compared. */
function baselinesOf(head: LadderHead | null, keyId: string): readonly number[] {
  return head?.keyId === keyId ? head.baselines : []
}

/** Returns the person keys in the order of the players. */
async function toKeys(players: readonly Pick<LadderStanding, 'puuid'>[]): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const batch of inBatches(players, PLAYERS_AT_ONCE)) {
    keys.push(...batch.map(({ puuid }) => personKeyOf(puuid)))
  }
  return keys
}

async function withRanks(
  entries: readonly LadderEntry[],
  keys: readonly string[],
  { LAST_WEEK, YESTERDAY }: ByPeriod<TimedBaseline | null>,
): Promise<readonly LadderEntry[]> {
  const lastWeek = LAST_WEEK === null ? null : ranksIn(LAST_WEEK.baseline)
  const yesterday = YESTERDAY === null ? null : ranksIn(YESTERDAY.baseline)
  const ranked: LadderEntry[] = []
  for await (const batch of inBatches(entries, PLAYERS_AT_ONCE)) {
    for (const entry of batch) {
      const key = keys[ranked.length] ?? ''
      ranked.push({
        ...entry,
        rankBefore: yesterday?.get(key) ?? null,
        rankLastWeek: lastWeek?.get(key) ?? null,
      })
    }
  }
  return ranked
}
