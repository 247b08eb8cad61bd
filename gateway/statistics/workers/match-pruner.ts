import { matchesCollection } from '../../matches/collections/matches.ts'
import { pendingCountsCollection } from '../../matches/collections/pending-counts.ts'
import { toCountedMatch } from '../../matches/rules/to-counted-match.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, StoredDocument, Transaction } from '../../store/document-store.ts'
import { matchTimelinesCollection } from '../../timelines/collections/match-timelines.ts'
import { matchBuildsCollection } from '../collections/match-builds.ts'
import { matchBuildsId } from '../rules/match-builds.ts'
import { sumUpChanges } from '../rules/statistics-changes.ts'
import { createChangesWriter } from './changes-writer.ts'
import { processTogether } from './process-together.ts'
import { createSkippedMatches } from './skipped-matches.ts'

/** Maximum number of matches that are deleted in one transaction. A commit of the embedded store blocks all other work. */
const MAX_MATCHES = 50

const DAY_MS = 24 * 60 * 60_000

/** Pause after all expired matches are deleted, in milliseconds. */
const REST_MS = 60 * 60_000

/**
 * Deletes matches whose retention has ended, with their timelines and builds, and subtracts them from the statistics in the same
 * transaction: the statistics always contain exactly the stored matches. A match of a pro player is kept for ever. A page that
 * shows a deleted match fetches it from Riot again.
 */
export interface MatchPruner {
  /**
   * Deletes a batch of matches. Resolves to their number: 0 when none has expired, or while a recount runs. After that, it
   * reads nothing for an hour. A match that can't be read is kept and reported once. Throws the store's errors; then either the
   * whole batch or nothing was deleted. Throws `UnsupportedCountedForm`, with nothing deleted.
   */
  pruneExpired(): Promise<number>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Number of days that a match is kept after it was fetched; null keeps all matches. */
  readonly keepDays: number | null
  /** Called with an error for each match that can't be deleted, once. */
  readonly report: (error: unknown) => void
}

interface Pruning {
  readonly pruned: number
  /** Must be called after the transaction. */
  readonly remember: () => void
}

const NOTHING_DONE: Pruning = { pruned: 0, remember: () => undefined }

export function createMatchPruner({ store, clock, keepDays, report }: Dependencies): MatchPruner {
  const matches = openCollection(store, matchesCollection)
  const pendingCounts = openCollection(store, pendingCountsCollection)
  const timelines = openCollection(store, matchTimelinesCollection)
  const matchBuilds = openCollection(store, matchBuildsCollection)
  const changesWriter = createChangesWriter({ store, clock })
  const skipped = createSkippedMatches({ clock, report })
  let restsUntil = 0

  async function listExpired(below: number): Promise<readonly string[]> {
    let startAfter: { readonly value: number; readonly id: string } | undefined
    for (;;) {
      const page: readonly StoredDocument[] = await store.query(matchesCollection.name, {
        orderBy: { field: 'retainedSince', direction: 'asc', below },
        limit: MAX_MATCHES,
        ...(startAfter && { startAfter }),
      })
      const due = page.map(({ id }) => id).filter((id) => !skipped.has(id))
      const last = page.at(-1)
      if (due.length > 0 || last === undefined) return due
      startAfter = { value: Number(last.data['retainedSince']), id: last.id }
    }
  }

  async function pruneTogether(ids: readonly string[], below: number): Promise<number> {
    try {
      const { pruned, remember } = await store.transaction((transaction) => prune(transaction, ids, below))
      remember()
      return pruned
    } catch (error) {
      changesWriter.forget()
      throw error
    }
  }

  async function prune(transaction: Transaction, ids: readonly string[], below: number): Promise<Pruning> {
    const state = await changesWriter.findState(transaction)
    if (state === null) return NOTHING_DONE
    const [stored, pending] = await Promise.all([
      matches.in(transaction).findMany(ids),
      pendingCounts.in(transaction).findMany(ids),
    ])
    const expired = ids.flatMap((id, index) => {
      const match = stored[index] ?? null
      // It may belong to a pro player since it was listed, or be stored again.
      if (match === null || match.pros.length > 0 || match.fetchedAt >= below) return []
      const change = pending[index] ?? null
      const counted = change === null ? toCountedMatch(match) : change.counted
      return [{ id, buildsId: matchBuildsId(match.match), counted, match: null }]
    })
    if (expired.length === 0) return NOTHING_DONE
    const remember = await changesWriter.write(transaction, state, sumUpChanges(expired))
    for (const { id, buildsId } of expired) {
      matches.in(transaction).delete(id)
      pendingCounts.in(transaction).delete(id)
      timelines.in(transaction).delete(id)
      matchBuilds.in(transaction).delete(buildsId)
    }
    return { pruned: expired.length, remember }
  }

  function skip(id: string, cause: unknown): void {
    skipped.add(id, new Error(`${matchesCollection.name}/${id} can't be deleted`, { cause }))
  }

  return {
    async pruneExpired() {
      const now = clock.now()
      if (keepDays === null || now < restsUntil) return 0
      const below = now - keepDays * DAY_MS
      for (;;) {
        const ids = await listExpired(below)
        if (ids.length === 0) {
          restsUntil = now + REST_MS
          return 0
        }
        const pruned = await processTogether(ids, (part) => pruneTogether(part, below), skip)
        // During a recount nothing is deleted and nothing is skipped.
        if (pruned > 0 || ids.some((id) => !skipped.has(id))) return pruned
      }
    },
  }
}
