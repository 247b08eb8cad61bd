import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { Matches } from '../../matches/services/matches.ts'
import { MATCH_RETRIES_MS } from '../../rosters/rules/check-plan.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { type EndedMatch, endedMatchesCollection } from '../collections/ended-matches.ts'

/** Maximum pause between two checks for due matches. */
const LONGEST_REST_MS = 1000

/** Pause after an unexpected error. */
const REST_AFTER_FAILURE_MS = 60_000

/** More than can wait at once. */
const MAX_WAITING = 1000

/** State of the job since its start. */
export interface EndedMatchesStatus {
  /** Number of matches that Riot has not published yet. */
  readonly waiting: number
  readonly recorded: number
  /** Number of matches that Riot had not published half an hour after their end. */
  readonly givenUp: number
}

/**
 * Stores the matches of ended games. Riot publishes them minutes later, so the job retries. A match that it gives up is found later
 * in the histories of its players. The waiting matches are in the store, so the job can be stopped at any time.
 */
export interface EndedMatchesJob extends BackgroundJob {
  /** Adds games that have just ended; they are stored as ended already. */
  take(matches: readonly EndedMatch[]): void
  status(): EndedMatchesStatus
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly matches: Matches
  readonly report: (error: unknown) => void
}

export function createEndedMatchesJob({ store, clock, matches, report }: Dependencies): EndedMatchesJob {
  const endedMatches = openCollection(store, endedMatchesCollection)
  const waiting = new Map<string, EndedMatch>()
  /** End of the pause after a match's failed request, by match id. */
  const rests = new Map<string, number>()
  let recorded = 0
  let givenUp = 0

  function dueAtOf({ matchId, endedAt, tries }: EndedMatch): number {
    return Math.max(endedAt + (MATCH_RETRIES_MS[tries] ?? 0), rests.get(matchId) ?? 0)
  }

  async function restore(pauses: Pauses): Promise<void> {
    const stored = await pauses.wait(() => endedMatches.list({ limit: MAX_WAITING }))
    for (const { value } of stored) if (!waiting.has(value.matchId)) waiting.set(value.matchId, value)
  }

  async function fetchDue(pauses: Pauses): Promise<void> {
    const due = [...waiting.values()].filter((match) => dueAtOf(match) <= clock.now())
    for (const match of due.toSorted((a, b) => dueAtOf(a) - dueAtOf(b))) await tryOne(match, pauses)
  }

  async function tryOne(match: EndedMatch, pauses: Pauses): Promise<void> {
    const { matchId, puuid } = match
    try {
      const [lookup] = await pauses.wait(() => matches.listMatches([matchId], puuid, 'live'))
      if (lookup?.kind === 'unavailable') {
        rests.set(matchId, lookup.retryAt)
        return
      }
      const isLast = match.tries + 1 >= MATCH_RETRIES_MS.length
      await save(match, lookup?.kind === 'not-found' && !isLast ? { ...match, tries: match.tries + 1 } : null)
      if (lookup?.kind === 'found') recorded++
      else if (isLast) givenUp++
    } catch (error) {
      if (error instanceof Closed) throw error
      report(error)
      rests.set(matchId, clock.now() + REST_AFTER_FAILURE_MS)
    }
  }

  /** Stores the remaining work for a match; null when there is none. */
  async function save(before: EndedMatch, next: EndedMatch | null): Promise<void> {
    const { matchId } = before
    // The game may have been marked as ended too early, and may have ended again since.
    if (waiting.get(matchId) !== before) return
    await store.transaction(async (transaction) => {
      const writer = endedMatches.in(transaction)
      if (next === null) writer.delete(matchId)
      else writer.set(matchId, next)
    })
    rests.delete(matchId)
    if (next === null) waiting.delete(matchId)
    else waiting.set(matchId, next)
  }

  async function run(pauses: Pauses): Promise<void> {
    let next = restore
    for (;;) {
      let rest = LONGEST_REST_MS
      try {
        await next(pauses)
        next = fetchDue
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
        rest = REST_AFTER_FAILURE_MS
      }
      await pauses.rest(rest)
    }
  }

  return {
    ...createBackgroundJob(clock, run),
    take(ended) {
      for (const match of ended) waiting.set(match.matchId, match)
    },
    status: () => ({ waiting: waiting.size, recorded, givenUp }),
  }
}
