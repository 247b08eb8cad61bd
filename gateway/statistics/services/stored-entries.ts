import { findEntry, type HistoryEntry } from '../../matches/services/history-entry.ts'
import type { Matches } from '../../matches/services/matches.ts'
import { inBatches } from '../../store/in-batches.ts'

/** Matches in one read, of some 30 kB each. Other work gets a turn between two reads. */
const MATCHES_AT_ONCE = 10

/**
 * Returns stored matches as entries of a player's history, in the given order, without those that are no longer stored or have
 * lost the player. Sends no request to Riot.
 */
export async function readStoredEntries(
  matches: Pick<Matches, 'listStored'>,
  matchIds: readonly string[],
  puuid: string,
): Promise<readonly HistoryEntry[]> {
  const entries: HistoryEntry[] = []
  for await (const some of inBatches(matchIds, MATCHES_AT_ONCE)) {
    const records = await matches.listStored(some)
    entries.push(...records.flatMap((record) => (record === null ? [] : (findEntry(record, puuid) ?? []))))
  }
  return entries
}
