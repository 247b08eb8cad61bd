import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import type { Timelines } from '../../timelines/services/timelines.ts'
import { buildBacklogCollection } from '../collections/build-backlog.ts'
import { UnsupportedCountedForm } from '../rules/counted-form.ts'
import type { BuildRecorder } from './build-recorder.ts'
import { findCountedState } from './counted-state.ts'

/** Pause while no batch is due, in milliseconds. */
const IDLE_MS = 5000

/** Timelines that are requested at a time, and the default pause after them, in milliseconds: at most 2.5 a second. */
const TIMELINES_AT_ONCE = 5
export const BUILDS_PACE_MS = 2000

/** Matches whose builds are recorded together, once their timelines are fetched. */
const RECORDED_AT_ONCE = 20

/** Pause after an unexpected error, in milliseconds. */
const REST_AFTER_FAILURE_MS = 60_000

/** Number of batches among which a due one is looked for. The others wait for Riot. */
const BATCHES_LOOKED_AT = 20

export interface RecordBuildsStatus {
  /** Number of matches whose builds were written since the start. */
  readonly recorded: number
  /** Number of matches whose timeline Riot did not have since the start. */
  readonly withoutTimeline: number
  /** Number of batches that wait, at most 20. */
  readonly batches: number
}

/**
 * Fetches the timelines of counted matches with what visitors leave of Riot's budget, the newest matches first, and records the
 * builds of their participants. The backlog is in the store, so the job can be stopped at any time. It ends by itself when a later
 * version has counted: that version records the rest.
 */
export interface RecordBuildsJob extends BackgroundJob {
  status(): RecordBuildsStatus
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly timelines: Pick<Timelines, 'findTimeline' | 'listMissing'>
  readonly recorder: BuildRecorder
  /** Pause after the requests for some timelines, in milliseconds; 2,000 by default. */
  readonly paceMs?: number
  /** Called with unexpected errors. The job continues, except after `UnsupportedCountedForm`. */
  readonly report: (error: unknown) => void
}

/** A match that waits until Riot can be asked, in milliseconds since 1970. */
interface Waiting {
  readonly id: string
  readonly retryAt: number
}

export function createRecordBuildsJob({
  store,
  clock,
  timelines,
  recorder,
  paceMs = BUILDS_PACE_MS,
  report,
}: Dependencies): RecordBuildsJob {
  const backlog = openCollection(store, buildBacklogCollection)
  const rests = new Map<string, number>()
  let [recorded, withoutTimeline, batches] = [0, 0, 0]

  /** Handles the first due batch. Resolves to the following pause, in milliseconds. */
  async function runRound(pauses: Pauses): Promise<number> {
    const listed = await pauses.wait(() => backlog.list({ limit: BATCHES_LOOKED_AT }))
    batches = listed.length
    const due = listed.find(({ id }) => (rests.get(id) ?? 0) <= clock.now())
    if (due === undefined) return IDLE_MS
    await findCountedState(store)
    rests.delete(due.id)
    const left: Waiting[] = []
    for await (const ids of inBatches(due.value.matchIds, RECORDED_AT_ONCE)) {
      const waiting = await fetchTimelines(ids, pauses)
      const isWaiting = new Set(waiting.map(({ id }) => id))
      // Not interruptible: an abandoned transaction locks a Firestore for a minute.
      recorded += await recorder.record(ids.filter((id) => !isWaiting.has(id)))
      left.push(...waiting)
    }
    await removeDone(due.id, new Set(due.value.matchIds), left)
    return 0
  }

  /** Fetches the timelines that are not stored. Returns the matches for which Riot can't be asked now. */
  async function fetchTimelines(matchIds: readonly string[], pauses: Pauses): Promise<readonly Waiting[]> {
    const waiting: Waiting[] = []
    const missing = await pauses.wait(() => timelines.listMissing(matchIds))
    for await (const ids of inBatches(missing, TIMELINES_AT_ONCE)) {
      const lookups = await pauses.wait(() =>
        Promise.all(ids.map(async (id) => ({ id, lookup: await timelines.findTimeline(id, 'backfill') }))),
      )
      for (const { id, lookup } of lookups) {
        if (lookup.kind === 'not-found') withoutTimeline += 1
        if (lookup.kind === 'unavailable') waiting.push({ id, retryAt: lookup.retryAt })
      }
      await pauses.rest(paceMs)
    }
    return waiting
  }

  /** Removes the handled matches from a batch, except those that wait, and deletes an empty batch. */
  async function removeDone(id: string, handled: ReadonlySet<string>, left: readonly Waiting[]): Promise<void> {
    const waiting = new Set(left.map((match) => match.id))
    await store.transaction(async (transaction) => {
      const writer = backlog.in(transaction)
      // A recount may have filled the batch with other matches meanwhile.
      const listed = (await writer.find(id))?.matchIds ?? []
      const matchIds = listed.filter((matchId) => !handled.has(matchId) || waiting.has(matchId))
      if (matchIds.length === 0) writer.delete(id)
      else writer.set(id, { matchIds })
    })
    if (left.length === 0) batches -= 1
    else rests.set(id, Math.min(...left.map(({ retryAt }) => retryAt)))
  }

  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      let rest = REST_AFTER_FAILURE_MS
      try {
        rest = await runRound(pauses)
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
        if (error instanceof UnsupportedCountedForm) return
      }
      await pauses.rest(rest)
    }
  }

  return { ...createBackgroundJob(clock, run), status: () => ({ recorded, withoutTimeline, batches }) }
}
