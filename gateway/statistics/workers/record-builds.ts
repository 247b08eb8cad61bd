import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import type { Timelines } from '../../timelines/services/timelines.ts'
import { type BuildBatch, buildBacklogCollection } from '../collections/build-backlog.ts'
import type { BuildRecorder } from './build-recorder.ts'

/** Pause while no batch is due, in milliseconds. */
const IDLE_MS = 5000

/** Timelines that are requested at a time, and the pause after them, in milliseconds: at most 2.5 a second. */
const TIMELINES_AT_ONCE = 5
const PACE_MS = 2000

/** Pause after an unexpected error, in milliseconds. */
const REST_AFTER_FAILURE_MS = 60_000

/** Number of batches among which a due one is looked for. The others wait for Riot. */
const BATCHES_LOOKED_AT = 20

/** State of the job. */
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
 * builds of their participants. The backlog is in the store, so the job can be stopped at any time.
 */
export interface RecordBuildsJob extends BackgroundJob {
  status(): RecordBuildsStatus
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly timelines: Pick<Timelines, 'findTimeline' | 'listMissing'>
  readonly recorder: BuildRecorder
  /** Called with unexpected errors. The job continues. */
  readonly report: (error: unknown) => void
}

export function createRecordBuildsJob({ store, clock, timelines, recorder, report }: Dependencies): RecordBuildsJob {
  const backlog = openCollection(store, buildBacklogCollection)
  /** End of the pause of a batch that waits for Riot, by its id. */
  const rests = new Map<string, number>()
  let [recorded, withoutTimeline, batches] = [0, 0, 0]

  /** Handles the first due batch. Resolves to the following pause, in milliseconds. */
  async function runRound(pauses: Pauses): Promise<number> {
    const listed = await pauses.wait(() => backlog.list({ limit: BATCHES_LOOKED_AT }))
    batches = listed.length
    const due = listed.find(({ id }) => (rests.get(id) ?? 0) <= clock.now())
    if (due === undefined) return IDLE_MS
    rests.delete(due.id)
    const { left, retryAt } = await fetchTimelines(due.value, pauses)
    // Not interruptible: an abandoned transaction locks a Firestore for a minute.
    recorded += await recorder.record(due.value.matchIds.filter((id) => !left.includes(id)))
    await replaceBatch(due.id, left)
    if (left.length > 0) rests.set(due.id, retryAt)
    batches -= left.length > 0 ? 0 : 1
    return 0
  }

  /** Fetches the timelines that are not stored. `left` are the matches for which Riot could not be asked before `retryAt`. */
  async function fetchTimelines(
    { matchIds }: BuildBatch,
    pauses: Pauses,
  ): Promise<{ readonly left: readonly string[]; readonly retryAt: number }> {
    const left: string[] = []
    let retryAt = Infinity
    const missing = await pauses.wait(() => timelines.listMissing(matchIds))
    for await (const ids of inBatches(missing, TIMELINES_AT_ONCE)) {
      const lookups = await pauses.wait(() =>
        Promise.all(ids.map(async (id) => ({ id, ...(await timelines.findTimeline(id, 'backfill')) }))),
      )
      for (const lookup of lookups) {
        if (lookup.kind === 'not-found') withoutTimeline += 1
        if (lookup.kind !== 'unavailable') continue
        left.push(lookup.id)
        retryAt = Math.min(retryAt, lookup.retryAt)
      }
      await pauses.rest(PACE_MS)
    }
    return { left, retryAt }
  }

  async function replaceBatch(id: string, left: readonly string[]): Promise<void> {
    await store.transaction(async (transaction) => {
      if (left.length === 0) backlog.in(transaction).delete(id)
      else backlog.in(transaction).set(id, { matchIds: left })
    })
  }

  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      let rest = REST_AFTER_FAILURE_MS
      try {
        rest = await runRound(pauses)
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
      }
      await pauses.rest(rest)
    }
  }

  return { ...createBackgroundJob(clock, run), status: () => ({ recorded, withoutTimeline, batches }) }
}
