import { createLadderWorker, type LadderWorkerStatus } from '../../gateway/ladders/workers/ladders.ts'
import type { RiotApi } from '../../gateway/riot/riot-api.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import type { FakeClock } from './fake-clock.ts'

interface LadderWorld {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: FakeClock
}

/** Opens the worker that keeps the ladders of a test world up to date. */
export function openLadderWorker({ riot, store, clock }: LadderWorld) {
  const complaints: unknown[] = []
  const worker = createLadderWorker({ riot, store, clock, report: (error) => complaints.push(error) })

  /** Advances the clock second by second until the worker's status meets the condition. */
  async function until(isReached: (status: LadderWorkerStatus) => boolean): Promise<void> {
    for (let turns = 0; !isReached(worker.status()); turns++) {
      if (turns === 5000)
        throw new Error(`The worker stops at ${JSON.stringify(worker.status())}`, { cause: complaints })
      await clock.advance(1000)
    }
  }

  return {
    worker,
    /** Errors that the worker reported. */
    complaints,
    until,
  }
}
