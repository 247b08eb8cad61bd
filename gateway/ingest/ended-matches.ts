import { openCollection } from '../collections/collection.ts'
import { type EndedMatch, endedMatchesCollection } from '../collections/ended-matches.ts'
import { MATCH_RETRIES_MS } from '../domain/check-plan.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { Matches } from '../services/matches.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from './background-job.ts'

/** How long the job rests at most before it looks whether something is due, in milliseconds. */
const LONGEST_REST = 1000

/** How long the job rests after something that nobody foresaw, in milliseconds. */
const REST_AFTER_FAILURE = 60_000

/** More than can be waiting. */
const MOST_WAITING = 1000

/** How the job is doing, since it began. */
export interface EndedMatchesStatus {
  /** How many matches Riot is still to give. */
  readonly waiting: number
  /** How many matches were recorded. */
  readonly recorded: number
  /** How many matches Riot did not have half an hour after their end. */
  readonly givenUp: number
}

/**
 * Records the matches of games that have ended. Riot has them minutes later, so it asks again and again; what it gives up
 * is found with the histories of its players. What it waits for is stored, so that it can be stopped at any moment.
 */
export interface EndedMatchesJob extends BackgroundJob {
  /** Takes over games that have just ended, and are stored as such. */
  take(matches: readonly EndedMatch[]): void
  status(): EndedMatchesStatus
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly matches: Matches
  /** Is told what nobody foresaw. The job goes on. */
  readonly report: (error: unknown) => void
}

export function createEndedMatchesJob({ store, clock, matches, report }: Dependencies): EndedMatchesJob {
  const endedMatches = openCollection(store, endedMatchesCollection)
  const waiting = new Map<string, EndedMatch>()
  /** Until when a match is left alone because of trouble, by its id. */
  const rests = new Map<string, number>()
  let recorded = 0
  let givenUp = 0

  function dueAtOf({ matchId, endedAt, tries }: EndedMatch): number {
    return Math.max(endedAt + (MATCH_RETRIES_MS[tries] ?? 0), rests.get(matchId) ?? 0)
  }

  async function begin(pauses: Pauses): Promise<void> {
    const stored = await pauses.wait(() => endedMatches.list({ limit: MOST_WAITING }))
    for (const { value } of stored) if (!waiting.has(value.matchId)) waiting.set(value.matchId, value)
  }

  async function goOn(pauses: Pauses): Promise<void> {
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
      await note(match, lookup?.kind === 'not-found' && !isLast ? { ...match, tries: match.tries + 1 } : null)
      if (lookup?.kind === 'found') recorded++
      else if (isLast) givenUp++
    } catch (error) {
      if (error instanceof Closed) throw error
      report(error)
      rests.set(matchId, clock.now() + REST_AFTER_FAILURE)
    }
  }

  /** Writes down what is left to do for a match; null when nothing is. */
  async function note(before: EndedMatch, next: EndedMatch | null): Promise<void> {
    const { matchId } = before
    // It may have been taken for over too early, and has ended once more since.
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
    let next = begin
    for (;;) {
      let rest = LONGEST_REST
      try {
        await next(pauses)
        next = goOn
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
        rest = REST_AFTER_FAILURE
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
