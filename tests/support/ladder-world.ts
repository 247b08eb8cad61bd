import { createLadderWorker, type LadderWorkerStatus } from '../../gateway/ingest/ladders.ts'
import type { DocumentStore } from '../../gateway/ports/document-store.ts'
import type { RiotApi } from '../../gateway/ports/riot-api.ts'
import type { FakeClock } from './fake-clock.ts'

interface LadderWorld {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: FakeClock
}

/** The worker that keeps the ladders of a test world up to date. */
export function openLadderWorker({ riot, store, clock }: LadderWorld) {
  const complaints: unknown[] = []
  const worker = createLadderWorker({ riot, store, clock, report: (error) => complaints.push(error) })

  /** Lets time pass, a second at a time, until the worker has come so far. */
  async function until(isSo: (status: LadderWorkerStatus) => boolean): Promise<void> {
    for (let turns = 0; !isSo(worker.status()); turns++) {
      if (turns === 5000) throw new Error(`It ends at ${JSON.stringify(worker.status())}`, { cause: complaints })
      await clock.advance(1000)
    }
  }

  return {
    worker,
    /** What the worker reported. */
    complaints,
    until,
  }
}
